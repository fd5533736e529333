import { workFor } from '@petcare/auth';
import { useNavigate } from 'react-router-dom';
import { toWorkplace, type MyWorkplace } from './my-workplaces.ts';

/** The way into the business pages: of a workplace, or of one's own business. */
export function useEnter() {
  const navigate = useNavigate();
  return async (workplace: Pick<MyWorkplace, 'business' | 'role'> | null) => {
    workFor(workplace && toWorkplace(workplace));
    await navigate('/bizpage');
  };
}

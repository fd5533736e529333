import { useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { useSearchParams } from 'react-router-dom';
import { readPeriod, type Period } from './period.ts';

/** The period of the address, and the way to choose another: its list begins on the first page. */
export function usePeriod(): { today: string; period: Period; choose: (period: Period) => void } {
  const [params, setParams] = useSearchParams();
  const today = seoulDate(useNow());
  return { today, period: readPeriod(params, today), choose: (period) => setParams({ ...period }) };
}

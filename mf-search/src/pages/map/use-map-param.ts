import { useLocation, useNavigate } from 'react-router-dom';

/** One value of the map's address; it changes without a new step of the history, and the view behind the # stays. */
export function useMapParam(name: 'search' | 'filters'): [string, (value: string) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const value = new URLSearchParams(search).get(name)?.trim() ?? '';
  const change = (next: string) => {
    const params = new URLSearchParams(search);
    if (next) params.set(name, next);
    else params.delete(name);
    void navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true });
  };
  return [value, change];
}

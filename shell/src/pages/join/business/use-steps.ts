import { useSearchParams } from 'react-router-dom';

/**
 * The shown step, kept in the address, so that the browser's own "back" leads to the step before and not off the page. Nobody gets beyond
 * `reachable`.
 */
export function useSteps(reachable: number): { step: number; goTo: (step: number) => void } {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('step') ?? 1);
  const step = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), reachable) : 1;
  const goTo = (next: number) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      changed.set('step', String(next));
      return changed;
    });
  return { step, goTo };
}

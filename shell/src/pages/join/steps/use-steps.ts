import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';

type Steps = {
  /** Counts from 1. */
  step: number;
  goTo: (step: number) => void;
  /** For the element around the steps: who goes on or back is taken to what is wrong there, else to where the step begins. */
  place: RefObject<HTMLDivElement | null>;
  /** Takes them there once more: for a step whose files came later than the step was opened. */
  showStep: () => void;
};

/**
 * The shown step, kept in the address, so that the browser's own "back" leads to the step before and not off the page. Nobody gets beyond
 * `reachable`.
 */
export function useSteps(reachable: number): Steps {
  const [params, setParams] = useSearchParams();
  const wanted = Number(params.get('step') ?? 1);
  const step = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 1), reachable) : 1;
  const write = (next: number, options?: { replace: true }) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      changed.set('step', String(next));
      return changed;
    }, options);

  // By then a draft has come back. An address beyond it is corrected, so that no step opens by itself while somebody types.
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  const isBeyond = isTakenOver && wanted > reachable;
  const correct = useEffectEvent(() => write(reachable, { replace: true }));
  useEffect(() => {
    if (isBeyond) correct();
  }, [isBeyond]);

  const place = useRef<HTMLDivElement>(null);
  const showStep = useCallback(() => {
    const target = place.current?.querySelector<HTMLElement>('input[aria-invalid="true"]') ?? place.current?.querySelector('h2');
    target?.focus();
  }, []);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    showStep();
  }, [step, showStep]);

  return { step, goTo: write, place, showStep };
}

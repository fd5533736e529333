import { Notice } from '@petcare/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** The problem at this place of the form, which comes to meet the eye: the button that brought it may be far away. */
export function ProblemHere({ problem, children }: { problem: string | undefined; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) place.current?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  }, [problem]);
  return (
    <div ref={place} role="alert" hidden={!problem}>
      {problem && (
        <Notice kind="warn">
          {problem}
          {children}
        </Notice>
      )}
    </div>
  );
}

import { Notice } from '@petcare/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** The problem at this place of the form, which comes to meet the eye: the button that brought it may be far away. */
export function ProblemHere({ problem, children }: { problem: string | undefined; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
  }, [problem]);
  return (
    <div ref={box} role="alert" hidden={!problem}>
      {problem && (
        <Notice kind="warn">
          {problem}
          {children}
        </Notice>
      )}
    </div>
  );
}

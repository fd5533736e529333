import { useEffect } from 'react';

const editable = 'input, textarea, select, [contenteditable="true"], [contenteditable=""]';
const guarded = ['contextmenu', 'selectstart', 'dragstart'] as const;

function refuse(event: Event): void {
  const target = event.target instanceof Element ? event.target : event.target instanceof Node ? event.target.parentElement : null;
  if (!target?.closest(editable)) event.preventDefault();
}

/** Right-click, text selection and dragging are off everywhere but in inputs. */
export function useProtectedContent(): void {
  useEffect(() => {
    for (const name of guarded) document.addEventListener(name, refuse);
    return () => {
      for (const name of guarded) document.removeEventListener(name, refuse);
    };
  }, []);
}

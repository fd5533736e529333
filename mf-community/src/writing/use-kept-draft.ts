import type { StoredValue } from '@petcare/storage';
import { useEffect } from 'react';

/** Keeps what is being written against loss, while it is another than at the beginning. Whoever has sent it removes it. */
export function useKeptDraft<Draft extends object>(
  drafts: StoredValue<Draft>,
  { name, draft, initial, isDone }: { name?: string; draft: Draft; initial: Draft; isDone: boolean },
): void {
  const written = JSON.stringify(draft);
  const isNew = written !== JSON.stringify(initial);
  useEffect(() => {
    if (isDone) return;
    if (isNew) drafts.write(JSON.parse(written) as Draft, name);
    else drafts.remove(name);
  }, [drafts, name, written, isNew, isDone]);
}

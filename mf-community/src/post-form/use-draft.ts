import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import type { PostDraft } from './post-content.ts';

/** The draft in the editor, kept in this tab against loss until it is sent or thrown away. */
export function useDraft(name: string, initial: PostDraft) {
  const [kept] = useState(() => keptDraft(name));
  const [draft, setDraft] = useState(kept ?? initial);
  const [isRestored, setRestored] = useState(kept !== null);

  useEffect(() => {
    if (draft !== initial) keepDraft(name, draft);
  }, [name, draft, initial]);

  function startAgain() {
    forgetDraft(name);
    setDraft(initial);
    setRestored(false);
  }

  return { draft, change: setDraft, isRestored, startAgain, forget: () => forgetDraft(name) };
}

import { useRef, useState } from 'react';
import type { FirstFocus, SelectList } from './select-list.tsx';

type List = typeof SelectList;
type OpenList = { List: List; focus: FirstFocus };

/** The list's code, once it is there. */
let known: List | undefined;
const load = async (): Promise<List> => (known ??= (await import('./select-list.tsx')).SelectList);

interface SelectListState {
  /** Null while it is closed, and until its code is there. */
  shown: OpenList | null;
  /** The reason that it could not be opened, as a sentence. */
  problem: string | undefined;
  /** Load the code ahead. Says nothing when it can't be had: opening asks again. */
  fetch: () => void;
  open: (focus: FirstFocus) => void;
  /** Open it no more once its code is there. */
  giveUp: () => void;
  close: () => void;
}

export function useSelectList(): SelectListState {
  const [shown, setShown] = useState<OpenList | null>(null);
  const [problem, setProblem] = useState<string>();
  // Until the code is there, the person may have gone on.
  const isWanted = useRef(false);

  const show = (List: List, focus: FirstFocus) => {
    if (!isWanted.current) return;
    setProblem(undefined);
    setShown({ List, focus });
  };
  return {
    shown,
    problem,
    fetch: () => void load().catch(() => undefined),
    open: (focus) => {
      isWanted.current = true;
      if (known) return show(known, focus);
      load().then(
        (List) => show(List, focus),
        (error: unknown) => {
          reportError(error);
          setProblem('목록을 불러오지 못했어요. 다시 눌러 주세요.');
        },
      );
    },
    giveUp: () => {
      isWanted.current = false;
    },
    close: () => setShown(null),
  };
}

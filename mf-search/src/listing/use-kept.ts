import { useState } from 'react';

/** The last answer that there was: it stays while the next is asked for, and when that is a refusal or does not come. */
export function useKept<Answer extends object>(answer: Answer | null | undefined): Answer | undefined {
  const [kept, setKept] = useState(answer ?? undefined);
  if (answer && answer !== kept) setKept(answer);
  return answer ?? kept;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useClient, type TypedDocumentNode } from 'urql';

const PAUSE = 350;

type Question = TypedDocumentNode<{ isTaken: boolean }, { value: string }>;

/**
 * The live check of a field: `query` answers whether a value is taken, `isFit` says which texts are worth asking about, `takenSentence`
 * stands at the field then.
 */
export type LiveCheck = { query: Question; isFit: (text: string) => boolean; takenSentence: string };

/** The part of a form that the check needs: that of `useCheckedForm` has all of it. */
type LiveForm<Field extends string> = {
  values: Record<Field, string>;
  refuse: (errors: Partial<Record<Field, string>>) => void;
  errorOf: (field: Field) => string | undefined;
};

/**
 * Ask the server, a moment after the typing of a field pauses, whether somebody
 * has this value already, and refuse it then. Answers true when it is free.
 * Without an answer nothing is said: the server checks again when the form is sent.
 */
export function useLiveCheck<Field extends string>(
  form: LiveForm<Field>,
  field: Field,
  { query, isFit, takenSentence }: LiveCheck,
): boolean {
  const client = useClient();
  const [answer, setAnswer] = useState<{ value: string; isTaken: boolean } | null>(null);
  const text = form.values[field];
  const value = isFit(text) ? text.trim() : null;
  const refuse = useEffectEvent(() => form.refuse({ [field]: takenSentence } as Partial<Record<Field, string>>));

  useEffect(() => {
    if (value === null) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const { data } = await client.query(query, { value }).toPromise();
      if (isWanted && data) setAnswer({ value, isTaken: data.isTaken });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [client, query, value]);

  // Also when only the spaces around it have changed, with which a form forgets what it knew.
  const isTaken = answer !== null && answer.value === value && answer.isTaken;
  useEffect(() => {
    if (isTaken) refuse();
  }, [isTaken, text]);

  return answer !== null && answer.value === value && !answer.isTaken && form.errorOf(field) === undefined;
}

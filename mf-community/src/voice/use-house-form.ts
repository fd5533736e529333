import { refusalOf } from '@petcare/api';
import type { StoredValue } from '@petcare/storage';
import { useCheckedForm, type CheckedForm, type FormErrors } from '@petcare/ui/form';
import { useEffect, useState } from 'react';
import { useKeptDraft } from '../writing/use-kept-draft.ts';
import { useOwnName } from './use-own-name.ts';

type WordsOf<Values> = Omit<Values, 'consent'>;

type Options<Values> = {
  drafts: StoredValue<WordsOf<Values>>;
  nothing: WordsOf<Values>;
  check: (values: Values) => FormErrors<Values>;
  send: (words: WordsOf<Values>) => Promise<{ data?: unknown; error?: unknown }>;
  onSent: () => void;
};

/** Words of anybody to the house, who agrees to their being kept. Until they are sent they are kept in the tab. */
export function useHouseForm<Values extends { name: string; consent: boolean }>({
  drafts,
  nothing,
  check,
  send,
  onSent,
}: Options<Values>): CheckedForm<Values> {
  const [isDone, setDone] = useState(false);
  const form = useCheckedForm<Values>({
    initial: { ...nothing, consent: false } as Values,
    check,
    send: async ({ consent: _given, ...words }) => {
      const { data, error } = await send(words);
      if (!data) return refusalOf(error);
      setDone(true);
      drafts.remove();
      onSent();
      return undefined;
    },
  });
  const { consent: _given, ...draft } = form.values;

  // After the first drawing: a server has no draft, and draws the same.
  useEffect(() => {
    const kept = drafts.read();
    if (kept) form.change(kept as Partial<Values>);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useKeptDraft<WordsOf<Values>>(drafts, { draft, initial: nothing, isDone });
  useOwnName(form.values.name, (name) => form.change({ name } as Partial<Values>));
  return form;
}

import { refusalOf } from '@petcare/api';
import { usePhotoUploads, type PhotoUploads } from '@petcare/photos';
import type { StoredValue } from '@petcare/storage';
import { useCheckedForm, type CheckedForm, type FormErrors } from '@petcare/ui/form';
import { useState } from 'react';
import { useKeptDraft } from '../writing/use-kept-draft.ts';

/** A text in its form: what is typed is kept on this device until it is sent or thrown away. */
export type Writing<Draft extends object> = {
  form: CheckedForm<Draft>;
  /** An earlier draft stands in the form. */
  isRestored: boolean;
  startAgain(): void;
  /** The editor is there. What stands below comes with it: it would be pushed down. */
  isReady: boolean;
  onReady(): void;
  photos: PhotoUploads<Extract<keyof Draft, string>>;
};

type Options<Draft extends object> = {
  drafts: StoredValue<Draft>;
  /** Under which name the draft is kept. */
  draftName: string;
  initial: Draft;
  check: (draft: Draft) => FormErrors<Draft>;
  /** Reads a refusal where its fields have other names. */
  readRefusal?: typeof refusalOf;
  /** Answers why it was refused, or null when it was not. */
  onSubmit: (draft: Draft) => Promise<unknown>;
};

export function useWriting<Draft extends object>({
  drafts,
  draftName,
  initial,
  check,
  readRefusal = refusalOf,
  onSubmit,
}: Options<Draft>): Writing<Draft> {
  const [kept] = useState(() => drafts.read(draftName));
  const [isRestored, setRestored] = useState(kept !== null && JSON.stringify(kept) !== JSON.stringify(initial));
  const [isDone, setDone] = useState(false);
  const [isReady, setReady] = useState(false);
  const photos = usePhotoUploads<Extract<keyof Draft, string>>();
  const form = useCheckedForm<Draft>({
    initial: kept ?? initial,
    check: (draft) => ({ ...check(draft), ...photos.problems }),
    waits: photos.isSending,
    send: async (draft) => {
      const refused = await onSubmit(draft);
      if (refused !== null) return readRefusal(refused);
      setDone(true);
      drafts.remove(draftName);
      return undefined;
    },
  });
  useKeptDraft(drafts, { name: draftName, draft: form.values, initial, isDone });

  return {
    form,
    isRestored,
    startAgain() {
      drafts.remove(draftName);
      form.change(initial);
      setRestored(false);
    },
    isReady,
    onReady: () => setReady(true),
    photos,
  };
}

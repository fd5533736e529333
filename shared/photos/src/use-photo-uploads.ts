import { useState } from 'react';
import { FAILED, type Unfinished } from './photo-field-props.ts';

/** The pictures of a form that are not in its values yet, whichever of its fields they are of. */
export type PhotoUploads<Field extends string> = {
  /** For `waits` of `useCheckedForm`: the form is sent once they are there. */
  isSending: boolean;
  /** For its `check`: a sentence at each field with a picture that could not be taken. */
  problems: { [Name in Field]?: string };
  /** `onUnfinished` of a field; `key` tells apart those whose problems are said at the same one. */
  of: (field: Field, key?: string) => (unfinished: Unfinished) => void;
};

export function usePhotoUploads<Field extends string>(): PhotoUploads<Field> {
  const [states, setStates] = useState<Readonly<Record<string, { field: Field; unfinished: Unfinished }>>>({});
  const all = Object.values(states);
  return {
    isSending: all.some(({ unfinished }) => unfinished === 'sending'),
    problems: Object.fromEntries(
      all.flatMap(({ field, unfinished }) => (unfinished === 'failed' ? [[field, FAILED]] : [])),
    ) as PhotoUploads<Field>['problems'],
    of:
      (field, key = field) =>
      (unfinished) =>
        setStates((before) => ({ ...before, [key]: { field, unfinished } })),
  };
}

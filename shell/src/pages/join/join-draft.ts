import type { CheckedForm } from '@petcare/ui/form';
import { createStoredValue } from '@petcare/storage';
import { useEffect, useEffectEvent } from 'react';
import { record, string, unknown } from 'valibot';

/** Fields that are never kept: those that only the person may know, and a file, which storage can't hold. */
const NEVER = new Set(['emailCode', 'password', 'file']);

/** Typed texts, by the name of the form and of its field. */
const drafts = createStoredValue({ key: 'petcare.joinDraft', where: 'tab', schema: record(string(), record(string(), unknown())) });

/**
 * Keeps in this tab what is typed into a form of joining, so that a reload or a way back loses none of it but
 * passwords and files. `initial` is what the form began with, the same object at each call; a field that has
 * changed since stays as it is.
 */
export function useJoinDraft<Values extends object>(
  name: string,
  { values, change }: Pick<CheckedForm<Values>, 'values' | 'change'>,
  initial: Values,
): void {
  const isUntouched = (field: string) => field in initial && values[field as keyof Values] === initial[field as keyof Values];
  const restore = useEffectEvent(() => {
    const kept = Object.entries(drafts.read()?.[name] ?? {}).filter(([field]) => isUntouched(field) && !NEVER.has(field));
    if (kept.length > 0) change(Object.fromEntries(kept) as Partial<Values>);
  });
  // On a server there is no tab: a rendered form is taken over empty, and filled then.
  useEffect(() => restore(), [name]);
  useEffect(() => {
    const typed = Object.entries(values).filter(([field, value]) => !NEVER.has(field) && value !== initial[field as keyof Values]);
    drafts.write({ ...drafts.read(), [name]: Object.fromEntries(typed) });
  }, [name, values, initial]);
}

/** The person has joined. */
export function forgetDrafts(): void {
  drafts.remove();
}

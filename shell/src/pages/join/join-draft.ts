import type { CheckedForm } from '@petcare/ui/form';
import { useEffect, useEffectEvent } from 'react';

const KEY = 'petcare.joinDraft';
/** What only the person is to know, and what storage can't hold. */
const NEVER = new Set(['emailCode', 'password', 'passwordAgain', 'file']);

type Drafts = Record<string, Record<string, unknown>>;

function drafts(): Drafts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Drafts) : {};
  } catch {
    return {};
  }
}

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
    const kept = Object.entries(drafts()[name] ?? {}).filter(([field]) => isUntouched(field) && !NEVER.has(field));
    if (kept.length > 0) change(Object.fromEntries(kept) as Partial<Values>);
  });
  // On a server there is no tab: a rendered form is taken over empty, and filled then.
  useEffect(() => restore(), [name]);
  useEffect(() => {
    const typed = Object.entries(values).filter(([field, value]) => !NEVER.has(field) && value !== initial[field as keyof Values]);
    sessionStorage.setItem(KEY, JSON.stringify({ ...drafts(), [name]: Object.fromEntries(typed) }));
  }, [name, values, initial]);
}

/** The person has joined. */
export function forgetDrafts(): void {
  sessionStorage.removeItem(KEY);
}

import type { EventPayload } from '@petcare/contracts';
import { bus } from './bus.ts';

/** The subject of a message: something done, something that failed, or something to know. */
export type ToastKind = EventPayload<'toast.shown'>['kind'];

/**
 * Show a short message above the page for some seconds. `message` is a Korean
 * sentence, not empty. The shell draws it; showing the same sentence again
 * begins its time anew. `link` is a way on, in this site.
 */
export function toast(kind: ToastKind, message: string, link?: EventPayload<'toast.shown'>['link']): void {
  bus.emit('toast.shown', { kind, message, ...(link && { link }) });
}

import type { Kind } from '../review/kinds.ts';
import { emptyDraft, type ReviewDraft } from './review-draft.ts';

/** Whose draft, and of which business: a device may be of several people. */
export type DraftPlace = { userID: string; kind: Kind; businessId: string };

const keyOf = ({ userID, kind, businessId }: DraftPlace) => `petcare.review-draft.${userID}.${kind}.${businessId}`;

/** The draft that this device keeps of a review, over reloads and a login; its pictures wait on the server for a day. */
export function readKeptDraft(place: DraftPlace): ReviewDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null') as Partial<ReviewDraft> | null;
    const draft = { ...emptyDraft, ...kept };
    // Of an earlier release, whose receipts held a file instead.
    return { ...draft, receipts: draft.receipts.map((receipt) => ({ ...receipt, pictures: receipt.pictures ?? [] })) };
  } catch {
    return emptyDraft;
  }
}

/** Without a draft, nothing is kept any more. A device that keeps nothing loses only this convenience. */
export function keepDraft(place: DraftPlace, draft: ReviewDraft | null): void {
  try {
    if (!draft) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    return;
  }
}

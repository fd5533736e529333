import type { Business } from '@petcare/contracts';
import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import { emptyDraft, type ReviewDraft } from './review-draft.ts';

/** The owner of a draft and its business: a device may be of several people. */
export type DraftPlace = { userID: string; business: Business };
export const nameOfDraft = ({ userID, business: { kind, id } }: DraftPlace): string => `${userID}.${kind}.${id}`;

const rating = v.optional(v.nullable(v.number()), null);
const text = v.nullable(v.string());
const texts = v.optional(v.array(v.string()), []);
const item = v.object({ key: v.string(), medicalId: text, name: v.string(), price: v.string() });

const schema: v.GenericSchema<unknown, ReviewDraft> = v.object({
  kindnessRating: rating,
  priceRating: rating,
  explainRating: rating,
  diagnosisRating: rating,
  facilityRating: rating,
  medicineRating: rating,
  hygieneRating: rating,
  locationRating: rating,
  wouldRevisit: v.optional(v.nullable(v.picklist(['yes', 'no'])), emptyDraft.wouldRevisit),
  visitDate: v.optional(text, emptyDraft.visitDate),
  review: v.optional(v.string(), emptyDraft.review),
  petId: v.optional(text, emptyDraft.petId),
  hearsOfReply: v.optional(v.boolean(), emptyDraft.hearsOfReply),
  files: texts,
  receipts: v.optional(
    v.array(
      v.object({
        key: v.string(),
        id: text,
        stored: text,
        // Receipts of an earlier release held a file instead.
        pictures: texts,
        date: text,
        items: v.array(item),
      }),
    ),
    [],
  ),
});

/** The draft that this device keeps of a review, over reloads and a login; its pictures wait on the server for a day. */
export const reviewDrafts = createStoredValue<ReviewDraft>({ key: 'petcare.review-draft', where: 'device', schema });

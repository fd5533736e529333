import { createStoredValue } from '@petcare/storage';
import * as v from 'valibot';
import type { Picked } from './products.ts';

/** When it is paid: here at once, or where it takes place. */
export type Payment = 'online' | 'on-site';

/** What is entered of a booking before it is sent. */
export type BookingDraft = {
  /** Nights or hours of a day, where a business takes both. */
  isStay: boolean | null;
  date: string | null;
  endDate: string | null;
  time: string | null;
  /** Undefined until the person has said; null for none. */
  petId?: string | null;
  picked: readonly Picked[];
  note: string;
  /** Keys of private pictures that wait on the server. */
  photos: readonly string[];
  payment: Payment;
  /** The address that has filled in what it asks for: it does so once. */
  filledFrom: string;
};

export const emptyDraft: BookingDraft = {
  isStay: null,
  date: null,
  endDate: null,
  time: null,
  picked: [],
  note: '',
  photos: [],
  payment: 'on-site',
  filledFrom: '',
};

const text = v.nullable(v.string());

/** The draft that this tab keeps over a reload and Back, of one person at one business. */
export const bookingDrafts = createStoredValue<BookingDraft>({
  key: 'petcare.booking',
  where: 'tab',
  schema: v.object({
    isStay: v.nullable(v.boolean()),
    date: text,
    endDate: text,
    time: text,
    petId: v.optional(text),
    picked: v.array(v.object({ productId: v.string(), optionIds: v.array(v.string()) })),
    note: v.string(),
    photos: v.array(v.string()),
    payment: v.picklist(['online', 'on-site']),
    filledFrom: v.string(),
  }),
});

/** Whose, and where: a device may be of several people. */
export const nameOfDraft = ({ userID, kind, id }: { userID: string; kind: string; id: string }): string => `${userID}.${kind}.${id}`;

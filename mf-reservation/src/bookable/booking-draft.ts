import type { Business } from '@petcare/contracts';
import { createStoredValue, schemaBy } from '@petcare/storage';
import type { PickedProduct } from './products.ts';

/** The place of the payment: here at once, or at the business on the day. */
export type Payment = 'online' | 'on-site';

/** The input of a booking before it is sent. */
export type BookingDraft = {
  /** Nights or hours of a day, where a business takes both. */
  isStay: boolean | null;
  date: string | null;
  endDate: string | null;
  time: string | null;
  /** Undefined until the person has said; null for none. */
  petId?: string | null;
  picked: readonly PickedProduct[];
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

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isPicked = (value: unknown) => {
  const { productId, optionIds } = (value ?? {}) as Partial<PickedProduct>;
  return isText(productId) && areTexts(optionIds);
};

const fits: Record<keyof BookingDraft, (value: unknown) => boolean> = {
  isStay: (value) => value === null || typeof value === 'boolean',
  date: isTextOrNull,
  endDate: isTextOrNull,
  time: isTextOrNull,
  petId: (value) => value === undefined || isTextOrNull(value),
  picked: (value) => Array.isArray(value) && value.every(isPicked),
  note: isText,
  photos: areTexts,
  payment: (value) => value === 'online' || value === 'on-site',
  filledFrom: isText,
};

/** The draft that this tab keeps over a reload and Back, of one person at one business. */
export const bookingDrafts = createStoredValue<BookingDraft>({
  key: 'petcare.booking',
  where: 'tab',
  schema: schemaBy((value) => {
    const draft = (value ?? {}) as BookingDraft;
    return Object.entries(fits).every(([name, isFit]) => isFit(draft[name as keyof BookingDraft])) ? draft : null;
  }),
});

/** The name of a draft, by person and business: a device may be of several people. */
export const nameOfDraft = ({ userID, business: { kind, id } }: { userID: string; business: Business }): string =>
  `${userID}.${kind}.${id}`;

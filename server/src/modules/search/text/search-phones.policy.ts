import { partOfPhone } from '@petcare/phone/read';

/** A telephone number, or a part of one: a pattern of how it is stored, and its digits. */
export type PhoneTerms = { pattern: string; digits: string };

/** Undefined where the text holds anything but a number of at least four digits, as it is written on a card: 02-555-1234, 555 1234, +82 2 555 1234. */
export function phoneOf(text: string): PhoneTerms | undefined {
  const part = partOfPhone(text);
  if (part === undefined) return undefined;
  return { pattern: part.startsWith('+') ? `${part}%` : `%${part}%`, digits: text.normalize('NFKC').replace(/\D/g, '') };
}

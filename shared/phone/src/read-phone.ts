import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { plainPhone } from './written-phone.ts';

/** The library learns late which codes of services (1811) and blocks of mobile numbers (010-59…) are given out: of these all are numbers. */
const LATELY_GIVEN = /^(1[5-8]\d{6}|10\d{8})$/;

/**
 * The telephone number that a text holds, as E.164: of Korea unless it says its country, however it is divided
 * (`010–1234–5678`, `+82 (0)10`, `82-10`, `1588-1234`).
 * @param text as it was typed
 * @returns undefined when it is none, or holds more than one
 */
export function readPhone(text: string): string | undefined {
  const read = parsePhoneNumberFromString(plainPhone(text), { defaultCountry: 'KR', extract: false });
  if (!read || read.ext) return undefined;
  const isNumber = read.country === 'KR' ? LATELY_GIVEN.test(read.nationalNumber) || read.isValid() : read.isPossible();
  return isNumber ? read.number : undefined;
}

/** Fewer digits are in too many numbers. */
const [FEWEST, MOST] = [4, 15];

/**
 * The telephone number in a text, as it is kept: the whole of it or its beginning, with a plus (`010-12` is `+821012`),
 * or digits from within (`1234-5678`).
 * @param text as it was typed into a search
 * @returns undefined when it holds anything but four digits or more
 */
export function partOfPhone(text: string): string | undefined {
  const plain = plainPhone(text);
  const digits = plain.replace(/\D/g, '');
  if (!/^\+?[\d\s().-]+$/.test(plain) || digits.length < FEWEST || digits.length > MOST) return undefined;
  if (plain.startsWith('+')) return readPhone(plain) ?? `+${digits}`;
  return readPhone(plain) ?? (digits.startsWith('0') ? `+82${digits.slice(1)}` : digits);
}

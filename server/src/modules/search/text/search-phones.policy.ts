/** A telephone number, or a part of one: a pattern of how it is stored, and its digits. */
export type PhoneTerms = { pattern: string; digits: string };

/** Fewer digits are in too many numbers. */
const FEWEST = 4;

/** Undefined where the text holds anything but a number of at least four digits, as it is written on a card: 02-555-1234, 555 1234, +82 2 555 1234. */
export function phoneOf(text: string): PhoneTerms | undefined {
  const written = text.normalize('NFKC').trim();
  const digits = written.replace(/\D/g, '');
  if (!/^[\d\s().+·-]+$/.test(written) || digits.length < FEWEST || digits.length > 15) return undefined;
  if (written.startsWith('+')) return { pattern: `+${digits}%`, digits };
  return { pattern: digits.startsWith('0') ? `+82${digits.slice(1)}%` : `%${digits}%`, digits };
}

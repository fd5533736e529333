const [FEWEST, MOST] = [8, 15];

/**
 * A telephone number as a person has written it, in the digits and signs of ASCII: full-width ones, any dash and dots between
 * words come from keyboards and cards.
 * @param text as it was typed
 */
export function plainPhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212\u30fb\u00b7~]/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * True when a text can be a telephone number at all, of Korea or with its country: for a form, before the API reads it.
 * @param text as it was typed
 */
export function canBePhone(text: string): boolean {
  const plain = plainPhone(text);
  const digits = plain.replace(/\D/g, '').length;
  return /^\+?(?!00)[\d\s().-]+$/.test(plain) && digits >= FEWEST && digits <= MOST;
}

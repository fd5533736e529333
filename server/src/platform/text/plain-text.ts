// What takes no ink: a text of such characters alone could not be seen or clicked.
const INVISIBLE = /[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0\s]+/gu;

/** A text on one line. Joiners stay, as family emoji are made with them. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Nothing of it could be seen. */
export function isBlank(text: string): boolean {
  return text.replace(INVISIBLE, '') === '';
}

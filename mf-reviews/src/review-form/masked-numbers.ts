/** Runs of digits as long as a telephone or resident number; what of them is masked, the server decides. */
const LONG_NUMBER = /(?<!\d)\d(?:[-.\s]{0,3}\d){9,13}(?!\d)/g;
/** The server's masks of a telephone number and a resident registration number. */
const MASK = /01\d-\*{4}-\*{4}|\*{6}-\*{7}/;

/** The numbers in a text that may be masked when it is sent. */
export function numbersIn(text: string): string[] {
  return [...new Set(text.match(LONG_NUMBER) ?? [])];
}

/** The parts of the text that was sent that are masked in the text as it is stored. */
export function maskedIn(sent: string, stored: string): string[] {
  const parts = stored.split(MASK);
  const masked: string[] = [];
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const at = index === parts.length - 1 ? sent.length - part.length : sent.indexOf(part, from);
    if (at < from) return [];
    if (index > 0) masked.push(sent.slice(from, at));
    from = at + part.length;
  }
  return masked;
}

/** A sentence for the writer; nothing when nothing was masked. */
export function maskedSentence(sent: string, stored: string): string {
  const masked = maskedIn(sent, stored);
  return masked.length === 0 ? '' : ` 전화번호나 주민등록번호는 가려서 올렸어요(${masked.join(', ')}).`;
}

// A day of birth, then a digit for sex and century, and six more.
const RESIDENT_NUMBER = /(?<!\d)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])\s?-?\s?[1-8]\d{6}(?!\d)/g;
const MOBILE_NUMBER = /(?<!\d)(01[016789])[-.\s]?\d{3,4}[-.\s]?\d{4}(?!\d)/g;

/** A text without the numbers that a person should not show to everybody. */
export function maskNumbers(text: string): string {
  return text.replace(RESIDENT_NUMBER, '******-*******').replace(MOBILE_NUMBER, '$1-****-****');
}

/** The same in cleaned HTML: addresses of pictures and links stay. */
export function maskNumbersInHtml(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : maskNumbers(part)))
    .join('');
}

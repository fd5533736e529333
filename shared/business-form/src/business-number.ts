const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5] as const;

const digitsOf = (text: string) => text.replace(/\D/g, '').slice(0, 10);

/** As much of a business registration number as is there, with its hyphens: `12081` as `120-81`, `1208147521` as `120-81-47521`. */
export function formatBusinessNumber(text: string): string {
  const digits = digitsOf(text);
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].filter(Boolean).join('-');
}

/** True for a business registration number: ten digits, with or without hyphens, the last of which is the right check digit. */
export function isBusinessNumber(text: string): boolean {
  const digits = text.trim().replace(/^(\d{3})-(\d{2})-(\d{5})$/, '$1$2$3');
  // The first three are the tax office's, from 101.
  if (!/^[1-9][0-9]{9}$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * at(index), Math.floor((at(8) * 5) / 10));
  return (10 - (sum % 10)) % 10 === at(9);
}

/** The error of a number that is none. */
export const WRONG_NUMBER = '사업자등록번호를 다시 확인해 주세요.';

/** The error of a number once all of it is there; undefined while it is being typed. */
export function problemOfWholeNumber(text: string): string | undefined {
  return digitsOf(text).length === 10 && !isBusinessNumber(text) ? WRONG_NUMBER : undefined;
}

/**
 * The text of the field after `text` took the place of `before`: hyphens come by themselves while somebody writes on, and stay out of the
 * way of who corrects something in the middle.
 */
export function typedBusinessNumber(text: string, before: string): string {
  const isWrittenOn = text.length > before.length && text.startsWith(before);
  return isWrittenOn || /^\d{10}$/.test(text) ? formatBusinessNumber(text) : text.replace(/[^\d-]/g, '').slice(0, 12);
}

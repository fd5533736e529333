import { formatBusinessNumber, parseBusinessNumber } from '@petcare/business-number';

/** The error of a number that is none. */
export const WRONG_NUMBER = '사업자등록번호를 다시 확인해 주세요.';

/** The error of a number once all of it is there; undefined while it is being typed. */
export function problemOfWholeNumber(text: string): string | undefined {
  const isWhole = text.replace(/\D/g, '').slice(0, 10).length === 10;
  return isWhole && !parseBusinessNumber(text) ? WRONG_NUMBER : undefined;
}

/**
 * The text of the field after `text` took the place of `before`: hyphens come by themselves while somebody writes on, and stay out of the
 * way of who corrects something in the middle.
 */
export function typedBusinessNumber(text: string, before: string): string {
  const isWrittenOn = text.length > before.length && text.startsWith(before);
  return isWrittenOn || /^\d{10}$/.test(text) ? formatBusinessNumber(text) : text.replace(/[^\d-]/g, '').slice(0, 12);
}

import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';

export const correctionSubjects = ['hours', 'phone', 'address', 'closed', 'other'] as const;
export type CorrectionSubject = (typeof correctionSubjects)[number];

/** Of a correction without blanks at its ends. */
export function checkCorrection(content: string): PropertyError[] {
  const length = [...content].length;
  return length >= 5 && length <= 500 ? [] : [invalid('content', 'length', '무엇이 다른지 5자에서 500자까지 적어 주세요.')];
}

import { invalid, type PropertyError } from './app-error.ts';

/** A text of more than `max` letters is refused; `subject` names it to the person, with its particle: 소개는. */
export function checkMaxLength(property: string, subject: string, value: unknown, max: number): PropertyError[] {
  if (typeof value !== 'string' || [...value].length <= max) return [];
  return [invalid(property, 'maxLength', `${subject} ${max.toLocaleString('ko-KR')}자까지 적을 수 있어요.`)];
}

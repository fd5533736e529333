import { invalid, type PropertyError } from '../../platform/errors/app-error.ts';
import { isBlank } from '../../platform/text/plain-text.ts';

const CONTENT_MAX = 1_000;
const SEARCH_MAX = 100;
const TYPED_MIN = 2;

export function checkContent(content: string): PropertyError[] {
  return !isBlank(content) && [...content].length <= CONTENT_MAX
    ? []
    : [invalid('content', 'length', '쪽지는 1자에서 1,000자까지 적어 주세요.')];
}

export function checkSearch(search: string): PropertyError[] {
  return [...search].length <= SEARCH_MAX ? [] : [invalid('search', 'maxLength', `찾는 말은 ${SEARCH_MAX}자까지 적을 수 있어요.`)];
}

/** Too few letters mean too many people. */
export const isEnough = (typed: string): boolean => [...typed].length >= TYPED_MIN;

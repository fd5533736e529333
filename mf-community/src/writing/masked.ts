const MASK = /01\d-\*{4}-\*{4}|\*{6}-\*{7}/g;
const count = (text: string) => text.match(MASK)?.length ?? 0;

/** Said to whoever wrote a number that everybody would have read. */
export const MASKED = '전화번호나 주민등록번호는 가려서 올렸어요.';

/** True when the server has masked something of what was sent. */
export const isMasked = (sent: string, stored: string) => count(stored) > count(sent);

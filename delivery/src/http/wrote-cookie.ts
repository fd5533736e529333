/** Of a browser that has just written: until every page of before is gone, it is shown what it has written. */
export const WROTE = 'petcare-wrote';

const SECONDS = 60;

/** The header that gives a browser its mark. */
export const wroteCookie = (mark: string): string => `${WROTE}=${mark}; Max-Age=${SECONDS}; Path=/; HttpOnly; SameSite=Lax`;

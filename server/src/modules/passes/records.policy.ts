/** The price of one record without a pass: less than a third of the shortest pass. */
export const RECORD_POINT = 300;

/** The right by which somebody may read a record: a pass that runs, or because they bought this one. */
export type OpenedBy = 'pass' | 'purchase';

/** The purchase comes first: it stays when the pass ends. */
export function openedBy(has: { pass: boolean; purchase: boolean }): OpenedBy | null {
  return has.purchase ? 'purchase' : has.pass ? 'pass' : null;
}

/** 서울특별시 구로구 in its parts; nothing of the nation. */
export function areaOf(location: string): { sido: string | null; sigungu: string | null } {
  const [sido = '', ...rest] = location.split(' ');
  return { sido: sido || null, sigungu: rest.join(' ') || null };
}

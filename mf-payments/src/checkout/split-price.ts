/** The least sum that the provider charges, in won. */
const LEAST_WON = 100;

export type Split = { point: number; won: number; problem: string };

/** The split of a price into points and money, by the points as somebody typed them: 1,000 or 1000P are a thousand. */
export function splitPrice(price: number, typed: string, ownPoint: number): Split {
  const digits = typed.replace(/[^\d-]/g, '');
  const point = digits === '' ? 0 : Number(digits);
  const won = price - point;
  const problem = problemOf(point, won, ownPoint);
  return problem ? { point: 0, won: price, problem } : { point, won, problem };
}

/** The most that can be paid with points without leaving less than the provider charges. */
export function mostPoints(price: number, ownPoint: number): number {
  const most = Math.min(price, ownPoint);
  return price - most > 0 && price - most < LEAST_WON ? Math.max(0, price - LEAST_WON) : most;
}

function problemOf(point: number, won: number, ownPoint: number): string {
  if (!Number.isSafeInteger(point) || point < 0) return '포인트를 숫자로 적어 주세요.';
  if (point > ownPoint) return `가진 포인트는 ${ownPoint.toLocaleString('ko-KR')}P예요.`;
  if (won < 0) return '가격보다 많은 포인트는 쓸 수 없어요.';
  if (won > 0 && won < LEAST_WON) return `남는 금액이 ${LEAST_WON}원보다 적어요. 포인트를 조금 줄이거나 모두 포인트로 내 주세요.`;
  return '';
}

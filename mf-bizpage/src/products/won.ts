import { formatNumber } from '@petcare/ui';

export const MOST_WON = 100_000_000;

const units = { 억: 100_000_000, 만: 10_000, 천: 1_000, 백: 100 } as const;

/** The price in won that somebody means by `12,000`, `１２０００원`, `1만 2천원`, `무료`; null for a text that is no price. */
export function wonOf(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[\s,₩]/g, '')
    .replace(/원$/, '');
  if (plain === '무료') return 0;
  if (/^\d+$/.test(plain)) return Number(plain);
  let [rest, sum] = [plain, 0];
  for (const [unit, worth] of Object.entries(units)) {
    const [, digits, after] = new RegExp(`^(\\d+(?:\\.\\d+)?)${unit}(.*)$`).exec(rest) ?? [];
    if (digits === undefined) continue;
    sum += Math.round(Number(digits) * worth);
    rest = after ?? '';
  }
  if (rest === plain || !/^\d*$/.test(rest)) return null;
  return sum + Number(rest);
}

/** The error of a price as it was typed. */
export function wonProblem(text: string): string | undefined {
  const won = wonOf(text);
  if (text.trim() === '') return '금액을 적어 주세요. 무료이면 0을 적어 주세요.';
  if (won === null) return '금액을 숫자로 적어 주세요. 예: 12,000';
  return won > MOST_WON ? '금액은 1억 원까지 적을 수 있어요.' : undefined;
}

/** As a field shows it once it is left: `12,000`; what is no price stays as it was typed. */
export function tidied(text: string): string {
  const won = wonOf(text);
  return won === null ? text : formatNumber(won);
}

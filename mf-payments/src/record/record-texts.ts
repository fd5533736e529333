import { formatDay, formatNumber } from '@petcare/ui';
import type { ShownRecord } from './record-row.tsx';

type Items = readonly { name: string }[];
type MaskedRecord = { id: string; hospital: string; location: string; month: string; items: Items; total: string };
type WholeRecord = { id: string; hospital: string; location: string; date: string; items: Items; total: number };

/** 2026-11 → 2026년 11월. */
export function monthInWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${year}년 ${Number(number)}월`;
}

/** 엑스선 촬영비, 약값 외 2개. */
export function itemsInWords(items: Items): string {
  const named = items.slice(0, 3).map(({ name }) => name);
  return items.length > named.length ? `${named.join(', ')} 외 ${items.length - named.length}개` : named.join(', ');
}

export function maskedRecord({ id, hospital, location, month, items, total }: MaskedRecord): ShownRecord {
  return { id, hospital, location, total, when: monthInWords(month), items: itemsInWords(items), isOpen: false };
}

export function openRecord({ id, hospital, location, date, items, total }: WholeRecord): ShownRecord {
  return { id, hospital, location, total: formatNumber(total), when: formatDay(date), items: itemsInWords(items), isOpen: true };
}

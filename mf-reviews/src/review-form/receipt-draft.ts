import type { BusinessKind } from '@petcare/contracts';
import { randomId } from '@petcare/api';

/** A line of a receipt as it is typed. `price` holds digits alone. */
export type ItemDraft = { key: string; medicalId: string | null; name: string; price: string };
/**
 * A receipt as it is filled in. `id` and `stored` are of one that the review has already, `stored` shows its picture.
 * `pictures` is the picture as `PhotoField` has it: the key of an upload, or `KEPT` for the stored one; empty for none.
 */
export type ReceiptDraft = {
  key: string;
  id: string | null;
  stored: string | null;
  pictures: readonly string[];
  date: string | null;
  items: readonly ItemDraft[];
};
/** A stored receipt, as the API answers it. */
type StoredReceipt = {
  id: string;
  picture: string | null;
  date: string;
  items: readonly { medicalId: string | null; name: string; price: number }[];
};

/** Stands for the picture that the receipt has. */
export const KEPT = 'kept';
export const MOST_RECEIPTS = 5;
export const MOST_ITEMS = 50;
export const TOLD_MONTHS = 24;
const NAME_MAX = 60;
const MOST_WON = 100_000_000;
const MOST_TOTAL = 1_000_000_000;

export const emptyItem = (): ItemDraft => ({ key: randomId(), medicalId: null, name: '', price: '' });
export const emptyReceipt = (): ReceiptDraft => ({
  key: randomId(),
  id: null,
  stored: null,
  pictures: [],
  date: null,
  items: [emptyItem()],
});

export function receiptDraftOf({ id, picture, date, items }: StoredReceipt): ReceiptDraft {
  const lines = items.map(({ medicalId, name, price }) => ({ key: randomId(), medicalId, name, price: String(price) }));
  return { key: randomId(), id, stored: picture, pictures: picture === null ? [] : [KEPT], date, items: lines };
}

/** The first day whose receipts are taken. */
export function earliestDay(today: string): string {
  return `${Number(today.slice(0, 4)) - TOLD_MONTHS / 12}${today.slice(4)}`;
}

/** The receipt as the API takes it, or null while something is missing. */
export function receiptInputOf({ id, pictures, date, items }: ReceiptDraft) {
  const [picture] = pictures;
  if (date === null || picture === undefined) return null;
  return {
    id,
    picture: picture === KEPT ? null : picture,
    date,
    items: items.map(({ medicalId, name, price }) => ({ medicalId, name: name.trim(), price: Number(price) })),
  };
}

export type ReceiptErrors = { picture?: string; date?: string; total?: string; items: (string | undefined)[] };

/** A Korean sentence for everything about a receipt that can't be sent as it is. */
export function missingInReceipt(receipt: ReceiptDraft, today: string): ReceiptErrors {
  const errors: ReceiptErrors = { items: receipt.items.map(missingInItem) };
  if (receipt.pictures.length === 0) errors.picture = '영수증 사진을 올려 주세요.';
  if (receipt.date === null) errors.date = '영수증에 적힌 날짜를 골라 주세요.';
  else if (receipt.date > today) errors.date = '오늘이나 지난 날짜로 골라 주세요.';
  else if (receipt.id === null && receipt.date < earliestDay(today)) errors.date = `${TOLD_MONTHS}개월 안에 받은 영수증만 올릴 수 있어요.`;
  if (receipt.items.length === 0) errors.total = '항목을 하나 이상 적어 주세요.';
  if (totalOf(receipt) > MOST_TOTAL) errors.total = '한 장의 합계는 10억 원까지 적을 수 있어요.';
  return errors;
}

function missingInItem({ name, price }: ItemDraft): string | undefined {
  if (name.trim() === '') return '항목 이름을 적어 주세요.';
  if ([...name.trim()].length > NAME_MAX) return `항목 이름은 ${NAME_MAX}자까지 적을 수 있어요.`;
  if (price === '') return '금액을 적어 주세요.';
  return Number(price) > MOST_WON ? '금액은 1억 원까지 적을 수 있어요.' : undefined;
}

export function isComplete(receipt: ReceiptDraft, today: string): boolean {
  const { items, ...rest } = missingInReceipt(receipt, today);
  return Object.keys(rest).length === 0 && items.every((error) => error === undefined);
}

export function totalOf({ items }: Pick<ReceiptDraft, 'items'>): number {
  return items.reduce((sum, { price }) => sum + Number(price), 0);
}

/** The digits of what somebody types as a price: 35,000원 is 35000. */
export function digitsOf(text: string): string {
  return text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9);
}

/** Treatments are compared between hospitals alone. */
export const hasTreatments = (kind: BusinessKind) => kind === 'hospital';

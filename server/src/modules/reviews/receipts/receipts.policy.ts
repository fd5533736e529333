import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import type { UploadedFile } from '../../../platform/http/uploaded-file.ts';
import { isBlank, oneLine } from '../../../platform/text/plain-text.ts';
import type { ListingKind } from '../../listings/index.ts';
import { maskNumbers } from '../../../platform/text/mask-numbers.ts';

/** The points that a review earns once, when the first of its receipts is verified. */
export const RECEIPT_POINTS = 1_000;
export const MOST_RECEIPTS = 5;
export const MOST_ITEMS = 50;
/** As long as a receipt tells what things cost. */
export const TOLD_MONTHS = 24;
const NAME_MAX = 60;
const MOST_WON = 100_000_000;
const MOST_TOTAL = 1_000_000_000;
/** As `receivePrivate` answers for a picture; a PDF is none. */
const PICTURE_KEY = /^private\/[0-9a-f-]{36}\/1600\.webp$/;

export type ReceiptState = 'waiting' | 'verified' | 'refused';
/** A line of a receipt. A treatment of the tree needs no name of its own; '' is none. */
export type ItemDraft = { medicalId?: number | null; name?: string | null; price: number };
export type ReceiptItem = { medicalId: number | null; name: string; price: number };
/**
 * A receipt as the writer of a review fills it in. With the id of a receipt that the review has: that one, where nothing differs; its
 * picture, where none is given. A company's review over REST has pictures only, so there may be no items.
 */
export type ReceiptDraft = {
  id?: number | null;
  /** The key of a private upload. */
  picture?: string | null;
  /** The picture itself, where it came in the same body: stored with the review. */
  file?: UploadedFile;
  /** `YYYY-MM-DD`, as printed. */
  date: string;
  items: ItemDraft[];
};
/** As it is stored. */
export type NewReceipt = { pictureKey: string; paidOn: string; items: ReceiptItem[] };
/** Its items under the names that their writer is shown. */
export type StoredReceipt = { id: number; pictureKey: string | null; paidOn: string; items: ReceiptItem[] };

type ReceiptCheck = { kind: ListingKind; today: string; stored: readonly StoredReceipt[] };

/** Everything that is wrong with the receipts of a draft. Those that stay as they are were checked before. */
export function checkReceipts(drafts: readonly ReceiptDraft[], { kind, today, stored }: ReceiptCheck): PropertyError[] {
  if (drafts.length > MOST_RECEIPTS) return [wrong('maxSize', `영수증은 ${MOST_RECEIPTS}장까지 올릴 수 있어요.`)];
  const pictures = drafts.flatMap((draft) => pictureOf(draft, stored) ?? []);
  const ids = drafts.flatMap(({ id }) => id ?? []);
  if (new Set(pictures).size < pictures.length || new Set(ids).size < ids.length)
    return [wrong('unique', '같은 영수증 사진이 두 번 들어 있어요.')];
  return drafts.flatMap((draft, index) => {
    const which = drafts.length > 1 ? `영수증 ${index + 1}: ` : '';
    return checkReceipt(draft, { kind, today, stored }).map(([rule, message]) => wrong(rule, `${which}${message}`));
  });
}

export const NO_PICTURE = '영수증 사진을 올려 주세요.';
type BrokenRule = [rule: string, message: string];

function checkReceipt(draft: ReceiptDraft, { kind, today, stored }: ReceiptCheck): BrokenRule[] {
  const before = storedOf(draft, stored);
  if (draft.id != null && !before) return [['exists', '고친 영수증이 이미 없어졌어요. 화면을 새로 연 뒤 다시 해 주세요.']];
  if (before && isSame(draft, before)) return [];
  const broken: BrokenRule[] = [];
  if (!draft.file && !isPictureKey(pictureOf(draft, stored) ?? '')) broken.push(['isPicture', NO_PICTURE]);
  if (draft.date > today) broken.push(['max', '영수증 날짜는 오늘이나 지난 날짜로 골라 주세요.']);
  if (draft.date < earliestDay(today)) broken.push(['min', `${TOLD_MONTHS}개월 안에 받은 영수증만 올릴 수 있어요.`]);
  if (draft.items.length > MOST_ITEMS) return [...broken, ['arrayMaxSize', `항목은 ${MOST_ITEMS}개까지 적을 수 있어요.`]];
  const isFine = ({ price }: ItemDraft) => Number.isInteger(price) && price >= 0 && price <= MOST_WON;
  if (!draft.items.every(isFine)) broken.push(['isWon', '금액은 0원에서 1억 원까지 원 단위로 적어 주세요.']);
  else if (totalOf(draft.items) > MOST_TOTAL) broken.push(['maxTotal', '영수증 한 장의 합계는 10억 원까지 적을 수 있어요.']);
  if (!draft.items.every(isNamed)) broken.push(['length', `항목 이름은 1자에서 ${NAME_MAX}자까지 적어 주세요.`]);
  if (kind !== 'hospital' && draft.items.some(({ medicalId }) => medicalId != null))
    broken.push(['isOfKind', '진료 항목은 동물병원 영수증에서만 고를 수 있어요.']);
  return broken;
}

export function isPictureKey(key: string): boolean {
  return PICTURE_KEY.test(key);
}

/** The first day whose receipts are taken today. */
export function earliestDay(today: string): string {
  return `${Number(today.slice(0, 4)) - TOLD_MONTHS / 12}${today.slice(4)}`;
}

export type ReceiptPlan = { kept: { id: number; position: number }[]; made: (NewReceipt & { position: number })[]; gone: StoredReceipt[] };

/** The receipts of a review that stay, that are new, and that go; a changed one is a new one. Null: one that should stay is gone. */
export function planReceipts(drafts: readonly ReceiptDraft[], stored: readonly StoredReceipt[]): ReceiptPlan | null {
  const plan: ReceiptPlan = { kept: [], made: [], gone: [] };
  for (const [index, draft] of drafts.entries()) {
    const [before, pictureKey, position] = [storedOf(draft, stored), pictureOf(draft, stored), index + 1];
    if (before && isSame(draft, before)) plan.kept.push({ id: before.id, position });
    else if (pictureKey === null || (draft.id != null && !before)) return null;
    else plan.made.push({ pictureKey, paidOn: draft.date, items: draft.items.map(toItem), position });
  }
  plan.gone = stored.filter(({ id }) => !plan.kept.some((one) => one.id === id));
  return plan;
}

/** Verified by one of them, else what the rest waits for. */
export function stateOf(states: readonly ReceiptState[]): ReceiptState | null {
  return (['verified', 'waiting', 'refused'] as const).find((state) => states.includes(state)) ?? null;
}

export function totalOf(items: readonly { price: number }[]): number {
  return items.reduce((sum, { price }) => sum + price, 0);
}

export function checkReason(reason: string): PropertyError[] {
  const isFine = !isBlank(reason) && [...reason.trim()].length <= 200;
  return isFine ? [] : [invalid('reason', 'length', '이유를 1자에서 200자까지 적어 주세요.')];
}

/** 구로든든동물병원 → 구***. */
export function maskBusinessName(name: string): string {
  return `${[...name][0] ?? ''}***`;
}

/** 128000 → 1**,***: how large it is, not how much. */
export function maskWon(price: number): string {
  return price.toLocaleString('ko-KR').replace(/(?<=.)\d/g, '*');
}

const wrong = (rule: string, message: string) => invalid('receipts', rule, message);

function storedOf({ id }: ReceiptDraft, stored: readonly StoredReceipt[]): StoredReceipt | undefined {
  return id == null ? undefined : stored.find((receipt) => receipt.id === id);
}

function pictureOf(draft: ReceiptDraft, stored: readonly StoredReceipt[]): string | null {
  return draft.picture ?? storedOf(draft, stored)?.pictureKey ?? null;
}

function isSame({ picture, date, items }: ReceiptDraft, before: StoredReceipt): boolean {
  if ((picture ?? before.pictureKey) !== before.pictureKey || date !== before.paidOn || items.length !== before.items.length) return false;
  return items.map(toItem).every((item, index) => {
    const { medicalId, name, price } = before.items[index]!;
    const isNamedSo = item.name === name || (item.name === '' && item.medicalId !== null);
    return item.medicalId === medicalId && isNamedSo && item.price === price;
  });
}

function toItem({ medicalId, name, price }: ItemDraft): ReceiptItem {
  return { medicalId: medicalId ?? null, name: maskNumbers(oneLine(name ?? '')), price };
}

function isNamed({ name, medicalId }: ItemDraft): boolean {
  return [...oneLine(name ?? '')].length <= NAME_MAX && (medicalId != null || !isBlank(name ?? ''));
}

import { createHash } from 'node:crypto';
import { seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { invalid, notFound, validationFailed, type AppError, type PropertyError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { parsePage } from '../../../platform/paging.ts';
import type { ForeignUpload, Uploads } from '../../../platform/uploads/uploads.ts';
import type { ListingKind } from '../../listings/index.ts';
import { regionByCode, regionCodes } from '../../regions/index.ts';
import {
  checkReceipts,
  isPictureKey,
  maskBusinessName,
  maskWon,
  NO_PICTURE,
  planReceipts,
  totalOf,
  type ReceiptDraft,
  type StoredReceipt,
} from './receipts.policy.ts';
import * as store from './receipts.sql.ts';
import type { Receipt, ReceiptRecord } from './receipts.sql.ts';

export type { Receipt } from './receipts.sql.ts';
type Invalid = AppError<'VALIDATION_FAILED'>;
type Paged = { page?: number | null; count?: number | null };

/** `medicalId`: with this treatment, or one below it, among the items. What is null is not asked for. */
export type AskedRecords = { medicalId?: number | null; sido?: string | null; sigungu?: string | null };
/** A price paid at a hospital, without a word of who paid it: no writer, no picture, no review. */
export type FeeRecord = {
  id: number;
  businessId: number;
  hospital: string;
  /** 서울특별시 구로구. */
  location: string;
  date: string;
  petDivision: string | null;
  petKindName: string | null;
  items: { medicalId: number | null; name: string; price: number }[];
  total: number;
};
/** The same for who has bought nothing: what there is, roughly when and how much, and not whose price it is. */
export type MaskedFeeRecord = {
  id: number;
  /** 구***. */
  hospital: string;
  location: string;
  /** 2026-11. */
  month: string;
  petDivision: string | null;
  items: { medicalId: number | null; name: string }[];
  /** 1**,***. */
  total: string;
};

export type ReceiptsService = {
  /** Of reviews, for loaders; who may see them is the caller's to know. */
  listReceipts(reviewIds: number[]): Promise<Receipt[]>;
  /** The address of a picture, good for ten minutes. */
  pictureUrl(key: string): string;
  /** The errors of the receipts of a draft, beside those that the review has. */
  checkDraft(kind: ListingKind, drafts: readonly ReceiptDraft[], reviewId: number | null): Promise<PropertyError[]>;
  /**
   * Makes the review's receipts these, inside the caller's transaction, which holds the reviews of the business.
   * `arrived` are the keys of the drafts' files, in their order.
   */
  saveReceipts(
    tx: Transaction,
    userId: number,
    reviewId: number,
    drafts: readonly ReceiptDraft[],
    arrived: readonly string[],
  ): Promise<Result<null, Invalid | ForeignUpload>>;
  /** Before a review goes, inside the caller's transaction: its pictures are swept. */
  releasePictures(tx: Transaction, reviewId: number): Promise<void>;
  /** For a writer who leaves, inside the caller's transaction. Answers what removes the pictures, for after the commit. */
  forgetReceipts(tx: Transaction, userId: number): Promise<() => Promise<void>>;
  /** Verified receipts of hospitals of the last 24 months, newest first, for who may see them whole. */
  listFeeRecords(asked: AskedRecords, paged: Paged): Promise<Result<FeeRecord[], Invalid>>;
  /** The same, masked: for everybody. */
  listMaskedReceipts(asked: AskedRecords & Paged): Promise<Result<MaskedFeeRecord[], Invalid>>;
  /** One of them, masked. */
  getMaskedReceipt(id: number): Promise<Result<MaskedFeeRecord, AppError<'NOT_FOUND'>>>;
  countFeeRecords(asked: AskedRecords): Promise<number>;
  getFeeRecord(id: number): Promise<Result<FeeRecord, AppError<'NOT_FOUND'>>>;
};

type Deps = { db: Database; clock: Clock; uploads: Uploads };

export function createReceiptsService({ db, clock, uploads }: Deps): ReceiptsService {
  const today = () => seoulDate(clock.now());
  const scopeOf = ({ medicalId, sido, sigungu }: AskedRecords): store.RecordScope => ({
    medicalId: medicalId ?? null,
    regionCodes: regionCodes(sido, sigungu),
    since: today(),
  });

  async function listRecords(asked: AskedRecords, { page, count }: Paged): Promise<Result<FeeRecord[], Invalid>> {
    const checked = parsePage(page, count);
    return checked.ok ? ok((await store.listRecords(db, scopeOf(asked), checked.value)).map(toRecord)) : checked;
  }

  async function findRecord(id: number): Promise<Result<FeeRecord, AppError<'NOT_FOUND'>>> {
    const record = await store.findRecord(db, id, scopeOf({}));
    return record ? ok(toRecord(record)) : err(notFound('영수증을 찾을 수 없어요.'));
  }

  return {
    listReceipts: (reviewIds) => store.listReceipts(db, reviewIds),
    pictureUrl: (key) => uploads.privateUrl(key),
    async checkDraft(kind, drafts, reviewId) {
      const stored = reviewId === null ? [] : (await store.listReceipts(db, [reviewId])).map(named);
      const errors = checkReceipts(drafts, { kind, today: today(), stored });
      if (errors.length > 0) return errors;
      const medicalIds = [...new Set(drafts.flatMap((draft) => draft.items.flatMap(({ medicalId }) => medicalId ?? [])))];
      const areKnown = medicalIds.length === 0 || (await store.areTreatments(db, medicalIds));
      return areKnown ? [] : [invalid('receipts', 'exists', '진료 항목을 다시 골라 주세요.')];
    },
    async saveReceipts(tx, userId, reviewId, drafts, arrived) {
      if (!arrived.every(isPictureKey)) return err(validationFailed([invalid('receipts', 'isPicture', NO_PICTURE)]));
      const stored = (await store.listReceipts(tx, [reviewId])).map(named);
      const plan = planReceipts(withKeys(drafts, arrived), stored);
      if (!plan) return err(changedMeanwhile);
      const kept = stored.filter(({ id }) => plan.kept.some((one) => one.id === id));
      const keysOf = (some: readonly { pictureKey: string | null }[]) => some.flatMap(({ pictureKey }) => pictureKey ?? []);
      const taken = await uploads.takeOver(tx, userId, { before: keysOf(stored), after: keysOf([...kept, ...plan.made]) });
      if (!taken.ok) return taken;
      await store.deleteReceipts(
        tx,
        plan.gone.map(({ id }) => id),
      );
      for (const { id, position } of plan.kept) await store.moveReceipt(tx, id, position);
      for (const { position, ...receipt } of plan.made) await store.insertReceipt(tx, reviewId, position, receipt, clock.now());
      for (const key of keysOf(plan.made)) {
        const bytes = await uploads.readPrivate(key);
        if (!bytes) return err(validationFailed([invalid('receipts', 'isPicture', '영수증 사진을 다시 올려 주세요.')]));
        await store.insertPicture(tx, { key, hash: createHash('sha256').update(bytes).digest(), createdAt: clock.now() });
      }
      await store.markVerified(tx, reviewId);
      return ok(null);
    },
    async releasePictures(tx, reviewId) {
      await uploads.handOver(tx, await store.listPicturesOf(tx, { reviewId }));
    },
    async forgetReceipts(tx, userId) {
      const before = await store.listPicturesOf(tx, { userId });
      await store.forgetReceipts(tx, userId);
      // The sweep finds them too, should this process end before it has removed them.
      await uploads.handOver(tx, before);
      return async () => {
        for (const key of before) await uploads.removePrivate(key);
      };
    },
    listFeeRecords: listRecords,
    async listMaskedReceipts({ page, count, ...asked }) {
      const records = await listRecords(asked, { page, count });
      return records.ok ? ok(records.value.map(toMasked)) : records;
    },
    countFeeRecords: (asked) => store.countRecords(db, scopeOf(asked)),
    getFeeRecord: findRecord,
    async getMaskedReceipt(id) {
      const record = await findRecord(id);
      return record.ok ? ok(toMasked(record.value)) : record;
    },
  };
}

const changedMeanwhile = validationFailed([
  invalid('receipts', 'exists', '고친 영수증이 그사이 달라졌어요. 화면을 새로 연 뒤 다시 해 주세요.'),
]);

function withKeys(drafts: readonly ReceiptDraft[], arrived: readonly string[]): ReceiptDraft[] {
  const keys = [...arrived];
  return drafts.map(({ file, ...draft }) => (file ? { ...draft, picture: keys.shift() ?? null } : draft));
}

/** The name of an item: its writer's, else the tree's. */
export function nameOfItem({ name, medicalName }: { name: string; medicalName: string | null }): string {
  return name || medicalName || '진료';
}

function named(receipt: Receipt): StoredReceipt {
  return { ...receipt, items: receipt.items.map((item) => ({ ...item, name: nameOfItem(item) })) };
}

function toRecord({ business, regionCode, paidOn, items, ...record }: ReceiptRecord): FeeRecord {
  const region = regionCode === null ? undefined : regionByCode.get(regionCode);
  return {
    ...record,
    hospital: business,
    location: region ? `${region.sido} ${region.sigungu}` : '',
    date: paidOn,
    items: items.map((item) => ({ medicalId: item.medicalId, name: nameOfItem(item), price: item.price })),
    total: totalOf(items),
  };
}

function toMasked({ id, hospital, location, date, petDivision, items, total }: FeeRecord): MaskedFeeRecord {
  return {
    id,
    hospital: maskBusinessName(hospital),
    location,
    month: date.slice(0, 7),
    petDivision,
    items: items.map(({ medicalId, name }) => ({ medicalId, name })),
    total: maskWon(total),
  };
}

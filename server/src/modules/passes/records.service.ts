import { seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { conflict, noAccessPermission, notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import { orderAccount, salesAccount, type Difference } from '../ledger/index.ts';
import type { MedicalService } from '../medical/index.ts';
import type { OrdersService } from '../payments/index.ts';
import type { AskedRecords, FeeRecord, MaskedFeeRecord, ReceiptsService } from '../reviews/index.ts';
import type { PassesService } from './passes.service.ts';
import { areaOf, openedBy, RECORD_POINT, type OpenedBy } from './records.policy.ts';
import * as store from './records.sql.ts';

export type { Opening, Purchase } from './records.sql.ts';
/** The price of the treatment around the hospital, or in the next larger area of which enough is known. */
export type Comparison = { location: string; avg: number; min: number; max: number; sources: number };
export type OpenRecord = Omit<FeeRecord, 'items'> & {
  openedBy: OpenedBy;
  items: (FeeRecord['items'][number] & { comparison: Comparison | null })[];
};
type Paged = { page?: number | null; count?: number | null };

export type RecordsService = {
  /** All whole, for who has a pass that runs. NO_ACCESS_PERMISSION, VALIDATION_FAILED. */
  listRecords(viewer: Viewer, asked: AskedRecords, paged: Paged): Promise<Result<FeeRecord[]>>;
  countRecords(asked: AskedRecords): Promise<number>;
  /** For everybody: whose price it is stays masked. */
  listMasked(asked: AskedRecords, paged: Paged): Promise<Result<MaskedFeeRecord[]>>;
  getMasked(id: number): Promise<Result<MaskedFeeRecord, AppError<'NOT_FOUND'>>>;
  /** The caller's right to read it, and its price. NOT_FOUND. */
  check(viewer: Viewer, id: number): Promise<Result<{ openedBy: OpenedBy | null; point: number }>>;
  /** Reads one and notes it in the caller's log. NOT_FOUND, NO_ACCESS_PERMISSION. */
  openRecord(viewer: Viewer, id: number): Promise<Result<OpenRecord>>;
  /** Buys one for points, once however often it is asked. NOT_FOUND, PASS_ACTIVE, INSUFFICIENT_POINTS. */
  buyRecord(viewer: Viewer, id: number): Promise<Result<store.Purchase>>;
  /** The records that the caller has opened, last first. */
  listOpenings(viewer: Viewer, paged: Paged): Promise<Result<store.Opening[]>>;
  countOpenings(viewer: Viewer): Promise<number>;
  /** Purchases that the orders tell otherwise; at most a hundred. */
  listDifferences(): Promise<Difference[]>;
};

type Deps = {
  db: Database;
  clock: Clock;
  orders: OrdersService;
  passes: PassesService;
  receipts: ReceiptsService;
  medical: Pick<MedicalService, 'pricesAround'>;
};

export function createRecordsService({ db, clock, orders, passes, receipts, medical }: Deps): RecordsService {
  orders.offer({
    kind: 'receipt',
    shownBy: [],
    page: () => '/pass',
    account: () => salesAccount('receipt'),
    async fulfil(tx, { subjectId: receiptId, idx: orderIdx, userId }) {
      if (userId === null) return err(notFound('탈퇴한 회원의 주문이에요.'));
      const isNew = await store.insertPurchase(tx, { receiptId, orderIdx, userId, boughtAt: clock.now() });
      return isNew ? ok(null) : err(boughtBefore);
    },
    release: async () => {},
    async takeBack(tx, order) {
      return (await store.cancelPurchase(tx, order.idx, clock.now())) ? ok(null) : err(notFound('구매한 내역을 찾을 수 없어요.'));
    },
  });

  const hasPass = async (viewer: Viewer) => (await passes.getActivePeriod(viewer)).isActive;
  async function accessOf(viewer: Viewer, id: number): Promise<OpenedBy | null> {
    const purchase = await store.findPurchase(db, viewer.id, id);
    return openedBy({ purchase: purchase !== undefined, pass: await hasPass(viewer) });
  }

  return {
    async listRecords(viewer, asked, paged) {
      return (await hasPass(viewer)) ? receipts.listFeeRecords(asked, paged) : err(needsPass);
    },
    countRecords: (asked) => receipts.countFeeRecords(asked),
    listMasked: (asked, paged) => receipts.listMaskedReceipts({ ...asked, ...paged }),
    getMasked: (id) => receipts.getMaskedReceipt(id),
    async check(viewer, id) {
      const record = await receipts.getMaskedReceipt(id);
      return record.ok ? ok({ openedBy: await accessOf(viewer, id), point: RECORD_POINT }) : record;
    },
    async openRecord(viewer, id) {
      const masked = await receipts.getMaskedReceipt(id);
      if (!masked.ok) return masked;
      const by = await accessOf(viewer, id);
      if (!by) return err(needsPurchase);
      const record = await receipts.getFeeRecord(id);
      if (!record.ok) return record;
      const { hospital, location, month } = masked.value;
      const now = clock.now();
      const opening = { userId: viewer.id, receiptId: id, openedBy: by, hospital, location, month, openedAt: now, day: seoulDate(now) };
      await store.insertOpening(db, opening);
      return ok({ ...record.value, openedBy: by, items: await compared(record.value) });
    },
    async buyRecord(viewer, id) {
      const record = await receipts.getMaskedReceipt(id);
      if (!record.ok) return record;
      const before = await store.findPurchase(db, viewer.id, id);
      if (before) return ok(before);
      if (await hasPass(viewer)) return err(passActive);
      const bought = await inTransaction(db, (tx) =>
        orders.openOrder(tx, viewer, {
          kind: 'receipt',
          subjectId: id,
          title: '진료비 상세 내역 1건',
          price: RECORD_POINT,
          given: { won: 0, point: RECORD_POINT },
        }),
      );
      // Another tab may have bought it meanwhile, and what it took may be what is missing here.
      const purchase = await store.findPurchase(db, viewer.id, id);
      if (purchase) return ok(purchase);
      return bought.ok ? err(notFound('구매한 내역을 찾을 수 없어요.')) : bought;
    },
    async listOpenings(viewer, asked) {
      const page = parsePage(asked.page, asked.count);
      return page.ok ? ok(await store.listOpenings(db, viewer.id, page.value)) : page;
    },
    countOpenings: (viewer) => store.countOpenings(db, viewer.id),
    async listDifferences() {
      const purchases = await store.listPurchaseDifferences(db);
      return purchases.map(({ idx, ...difference }) => ({ subject: `record of ${orderAccount(idx)}`, ...difference }));
    },
  };

  async function compared({ items, location }: FeeRecord): Promise<OpenRecord['items']> {
    const area = areaOf(location);
    const known = [...new Set(items.flatMap(({ medicalId }) => medicalId ?? []))];
    const prices = await medical.pricesAround(known.map((medicalId) => ({ medicalId, area })));
    const priceOf = new Map(known.map((medicalId, index) => [medicalId, prices[index] ?? null]));
    return items.map((item) => {
      const price = item.medicalId === null ? null : (priceOf.get(item.medicalId) ?? null);
      return { ...item, comparison: price && pick(price) };
    });
  }
}

const pick = ({ location, avg, min, max, sources }: Comparison): Comparison => ({ location, avg, min, max, sources });

const needsPass = { ...noAccessPermission, message: '이용권이 있어야 진료비 상세 내역을 모두 볼 수 있어요.' };
const needsPurchase = { ...noAccessPermission, message: '이용권을 사거나 이 내역을 포인트로 사면 볼 수 있어요.' };
const boughtBefore = conflict('ALREADY_BOUGHT', '이미 산 내역이에요.');
const passActive = conflict('PASS_ACTIVE', '이용권으로 이미 볼 수 있어요. 포인트를 쓰지 않았어요.');

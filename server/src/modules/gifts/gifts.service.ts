import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AppError } from '../../platform/errors/app-error.ts';
import { ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import * as store from './gifts.sql.ts';

export type GiftGroup = store.GiftGroupRow;
type AskedPage = { page?: number | null; itemsPerPage?: number | null };

export type GiftsService = {
  listGiftGroups(asked: AskedPage, sort: store.GiftSort): Promise<Result<GiftGroup[], AppError<'VALIDATION_FAILED'>>>;
  countGiftGroups(): Promise<number>;
  /** Puts a gift card on sale. Not reachable over the wire. */
  addGiftGroup(group: Omit<GiftGroup, 'id'>): Promise<void>;
};

export function createGiftsService({ db, clock }: { db: Database; clock: Clock }): GiftsService {
  return {
    async listGiftGroups(asked, sort) {
      const page = parsePage(asked.page, asked.itemsPerPage);
      return page.ok ? ok(await store.listGroups(db, page.value, sort)) : page;
    },
    countGiftGroups: () => store.countGroups(db),
    addGiftGroup: (group) => store.insertGroup(db, group, clock.now()),
  };
}

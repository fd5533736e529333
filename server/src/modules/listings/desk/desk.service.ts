import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { ListedPage } from '../../../platform/database/page-of-rows.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Page } from '../../../platform/paging.ts';
import * as store from './desk.sql.ts';
import type { DeskSearch, ListedListing } from './desk.sql.ts';

export type ListingOwner = { name: string; ownerUserId: number | null };

/** Listings as operators look after them. Not reachable over the wire; what changes something is in the caller's transaction. */
export type ListingDesk = {
  search(asked: DeskSearch, page: Page): Promise<ListedPage<ListedListing>>;
  read(id: number): Promise<Result<ListedListing>>;
  /** Takes a public listing from everybody but its owner. NOT_FOUND when it is not public. */
  hide(tx: Transaction, id: number): Promise<Result<ListingOwner>>;
  /** NOT_FOUND when it is not hidden. */
  restore(tx: Transaction, id: number): Promise<Result<ListingOwner>>;
};

export function createListingDesk({ db, clock }: { db: Database; clock: Clock }): ListingDesk {
  return {
    search: (asked, page) => store.findListings(db, asked, page),
    async read(id) {
      const listing = await store.findListing(db, id);
      return listing ? ok(listing) : err(notFound('이 번호의 업체가 없어요.'));
    },
    async hide(tx, id) {
      const hidden = await store.changeApproval(tx, id, { from: 'approved', to: 'hidden', now: clock.now() });
      return hidden ? ok(hidden) : err(notFound('이 번호의 공개된 업체가 없어요.'));
    },
    async restore(tx, id) {
      const shown = await store.changeApproval(tx, id, { from: 'hidden', to: 'approved', now: clock.now() });
      return shown ? ok(shown) : err(notFound('이 번호의 가려진 업체가 없어요.'));
    },
  };
}

import { addDays, instantOf, isCalendarDay, seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { ListedPage } from '../../../platform/database/page-of-rows.ts';
import { conflict, invalid, notFound, validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import { tellPages } from '../../../platform/page-news/page-news.sql.ts';
import type { Page } from '../../../platform/paging.ts';
import { topicsOfListings } from '../../../platform/topics.ts';
import * as store from './premiums.sql.ts';
import type { PremiumPeriod } from './premiums.sql.ts';

export type { PremiumPeriod } from './premiums.sql.ts';

/** Premium of listings, from a day of Seoul to a day. Operators give it; the clock begins and ends it. */
export type PremiumsService = {
  list(page: Page): Promise<ListedPage<PremiumPeriod>>;
  /** The new period's id and the listing's name; inside the caller's transaction. VALIDATION_FAILED, NOT_FOUND, PREMIUM_ALREADY. */
  give(tx: Transaction, period: { businessId: number; from: string; to: string }): Promise<Result<{ id: number; name: string }>>;
  /** The listing whose period ends at once, or never begins. NOT_FOUND, also when it is over; inside the caller's transaction. */
  takeBack(tx: Transaction, id: number): Promise<Result<number>>;
  /** Makes listings premium, and no longer premium, as their periods begin and end. */
  followClock(): Promise<void>;
};

const MOST_DAYS = 366;
const noListing = notFound('이 번호의 업체가 없거나 문을 닫았어요.');
const noPeriod = notFound('이 번호의 프리미엄이 없거나 이미 끝났어요.');
const wrongDays = validationFailed([
  invalid('to', 'isPeriod', `마지막 날은 시작하는 날과 오늘보다 빠르지 않고, ${MOST_DAYS}일 안이어야 해요.`),
]);

export function createPremiumsService({ db, clock }: { db: Database; clock: Clock }): PremiumsService {
  return {
    list: (page) => store.listPeriods(db, clock.now(), page),
    async give(tx, { businessId, from, to }) {
      const [now, areDays] = [clock.now(), isCalendarDay(from) && isCalendarDay(to)];
      if (!areDays || to < from || to < seoulDate(now) || to >= addDays(from, MOST_DAYS)) return err(wrongDays);
      const name = await store.lockOpenListing(tx, businessId);
      if (name === undefined) return err(noListing);
      const [startsAt, endsAt] = [new Date(instantOf(from)), new Date(instantOf(addDays(to, 1)))];
      const there = await store.findOverlapping(tx, { businessId, startsAt, endsAt });
      if (there) return err(already(there));
      const id = await store.insertPeriod(tx, { businessId, startsAt, endsAt, createdAt: now });
      await store.setPremium(tx, businessId, now);
      return ok({ id, name });
    },
    async takeBack(tx, id) {
      const [now, period] = [clock.now(), await store.lockPeriod(tx, id)];
      if (!period || new Date(period.endsAt) <= now) return err(noPeriod);
      await store.endPeriod(tx, id, now);
      await store.setPremium(tx, period.businessId, now);
      return ok(period.businessId);
    },
    async followClock() {
      await db.begin(async (tx) => {
        const changed = await store.setAllPremium(tx, clock.now());
        await tellPages(tx, topicsOfListings(changed));
      });
    },
  };
}

function already({ id, startsAt, endsAt }: store.Period) {
  const days = `${seoulDate(new Date(startsAt))}부터 ${seoulDate(Date.parse(endsAt) - 1)}까지`;
  return conflict('PREMIUM_ALREADY', `${days}는 이미 프리미엄이에요(${id}번). 겹치지 않는 날로 주거나 그것을 거둬 주세요.`);
}

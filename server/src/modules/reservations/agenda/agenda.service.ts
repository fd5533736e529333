import { addDays, daysBetween, instantOf } from '@petcare/time';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, validationFailed } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import type { ListingsVerbs } from '../../listings/index.ts';
import { listBetween, type AgendaEntry } from './agenda.sql.ts';
import { takesStays } from '../record/bookable.policy.ts';
import { findOwnBusiness } from '../record/own-business.ts';
import { ReservationStatus } from '../record/status.policy.ts';
import { MOST_NIGHTS } from '../record/stays.policy.ts';

/** Six weeks, as a month stands on a calendar. */
const MAX_DAYS = 42;
const MAX_ENTRIES = 5_000;

const { requested, confirmed, completed, noShow, paymentPending } = ReservationStatus;
const statuses = [requested, confirmed, completed, noShow, paymentPending];

export type AgendaService = {
  /**
   * The entries that hold or held a place at the viewer's own business, by the time at which it begins, with the stays that go on from
   * before: six weeks at most, else VALIDATION_FAILED.
   */
  listAgenda(viewer: Viewer, startDate: string, endDate: string): Promise<Result<AgendaEntry[]>>;
};

export function createAgendaService({ db, listings }: { db: Database; listings: ListingsVerbs }): AgendaService {
  return {
    async listAgenda(viewer, startDate, endDate) {
      if (startDate > endDate) return err(validationFailed([invalid('end_date', 'isAfter', '끝나는 날이 시작하는 날보다 빨라요.')]));
      if (daysBetween(startDate, endDate) >= MAX_DAYS)
        return err(validationFailed([invalid('end_date', 'maxDays', '한 번에 6주까지 볼 수 있어요.')]));
      const listing = await findOwnBusiness(listings, db, viewer);
      if (!listing) return ok([]);
      const staysFrom = instantOf(takesStays(listing) ? addDays(startDate, -MOST_NIGHTS) : startDate);
      const days = { staysFrom, from: instantOf(startDate), to: instantOf(endDate, '24:00') };
      return ok(await listBetween(db, listing.id, { ...days, statuses, most: MAX_ENTRIES }));
    },
  };
}

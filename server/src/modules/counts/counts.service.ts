import { createHash } from 'node:crypto';
import { seoulDate, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { addToDay, insertVisit } from './counts.sql.ts';
import { checkActType, type CountedAct } from './places.policy.ts';
import { findPlace } from './places.sql.ts';

export type Visitor = { viewerId?: number; ip: string };

export type CountsService = {
  /** Once a day per visitor: an account, or an address. False when counted already. */
  countHospitalVisit(hospitalId: number, visitor: Visitor): Promise<Result<boolean, AppError<'NOT_FOUND'>>>;
  countHospitalAct(
    act: CountedAct,
    hospitalId: number,
    type: number,
  ): Promise<Result<true, AppError<'NOT_FOUND' | 'VALIDATION_FAILED'>>>;
};

export function createCountsService({ db, clock }: { db: Database; clock: Clock }): CountsService {
  return {
    async countHospitalVisit(hospitalId, visitor) {
      const day = seoulDate(clock.now());
      return inTransaction(db, async (tx) => {
        const place = await findPlace(tx, 'hospital', hospitalId);
        if (!place?.isPublic) return err(notFound());
        const isNew = await insertVisit(tx, { businessId: hospitalId, day, visitor: visitorKey(visitor, day) });
        const metric = visitor.viewerId === undefined ? 'visitor.guest' : 'visitor.member';
        if (isNew) await addToDay(tx, { businessId: hospitalId, day, metric });
        return ok(isNew);
      });
    },
    async countHospitalAct(act, hospitalId, type) {
      const errors = checkActType(type);
      if (errors.length > 0) return err(validationFailed(errors));
      const place = await findPlace(db, 'hospital', hospitalId);
      if (!place?.isPublic) return err(notFound());
      await addToDay(db, { businessId: hospitalId, day: seoulDate(clock.now()), metric: `${act}.${type}` });
      return ok(true);
    },
  };
}

/** An address is kept only as a hash that means something for one day. */
function visitorKey({ viewerId, ip }: Visitor, day: string): string {
  if (viewerId !== undefined) return `user:${viewerId}`;
  return `guest:${createHash('sha256').update(`${day} ${ip}`).digest('base64url').slice(0, 22)}`;
}

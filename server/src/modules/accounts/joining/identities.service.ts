import { readPhone } from '@petcare/phone/read';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/postgres-errors.ts';
import { conflict, noAccessToken, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { Viewer } from '../../../platform/session/viewer.ts';
import { checkEmail, checkName, checkPhone, keptEmail } from '../record/accounts.policy.ts';
import type { PointsService } from '../../points/index.ts';
import { findUser } from '../record/accounts.sql.ts';
import * as store from './identities.sql.ts';
import { giveJoiningPoints } from './joining-gifts.ts';

const MOST_FOUND = 10;

export type LoginOf = store.LoginRow;
export type ConfirmedPerson = store.VerifiedRow;
export type VerifiedPerson = { name: string; phone: string; birthday: string; gender: 'male' | 'female'; verifiedAt: string };

type Invalid = AppError<'VALIDATION_FAILED'>;

export type IdentitiesService = {
  /**
   * Keeps who a provider has confirmed: name, number, birthday, and the hashes of CI and DI. IDENTITY_TAKEN when
   * the person has another account of this type; IDENTITY_DIFFERS when the account is another person's. A guardian's first
   * time brings the points for joining.
   */
  setVerifiedPerson(viewer: Viewer, person: ConfirmedPerson): Promise<Result<VerifiedPerson>>;
  findLoginByEmail(email: string): Promise<Result<LoginOf | undefined, Invalid>>;
  /** Everybody who joined with this name and phone, however they are written. */
  findLoginsOfPerson(person: { name: string; phone: string }): Promise<Result<LoginOf[], Invalid>>;
};

type Deps = { db: Database; clock: Clock; points: PointsService; secret: string };

export function createIdentitiesService({ db, clock, points, secret }: Deps): IdentitiesService {
  return {
    async setVerifiedPerson(viewer, person) {
      const now = clock.now();
      const phone = person.phone === null ? null : (readPhone(person.phone) ?? null);
      try {
        const kept = await db.begin(async (tx) => {
          const number = await store.setVerifiedPerson(tx, viewer.id, { ...person, phone }, now);
          const verified = { userId: viewer.id, ciHash: person.ciHash, now };
          if (number !== undefined && phone !== null) await giveJoiningPoints(tx, { points, secret }, { ...verified, phone });
          return number;
        });
        if (kept)
          return ok({ name: person.name, phone: kept, birthday: person.birthday, gender: person.gender, verifiedAt: now.toISOString() });
      } catch (error) {
        if (violatedConstraint(error) === 'users_person_key') return err(taken);
        throw error;
      }
      return err((await findUser(db, viewer.id)) ? differs : noAccessToken);
    },
    async findLoginByEmail(written) {
      const email = keptEmail(written);
      const errors = checkEmail(email);
      return errors.length > 0 ? err(validationFailed(errors)) : ok(await store.findLoginByEmail(db, email));
    },
    async findLoginsOfPerson({ name, phone }) {
      const errors = [...checkName(name), ...checkPhone(phone)];
      if (errors.length > 0) return err(validationFailed(errors));
      return ok(await store.listLoginsOfPerson(db, name.trim().normalize('NFC'), readPhone(phone)!, MOST_FOUND));
    },
  };
}

const taken = conflict('IDENTITY_TAKEN', '이미 다른 계정에서 본인 확인을 하셨어요. 그 계정으로 로그인해 주세요.');
const differs = conflict('IDENTITY_DIFFERS', '이 계정에서 처음 확인한 분과 달라요.');

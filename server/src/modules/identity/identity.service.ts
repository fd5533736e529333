import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { networkOf } from '@petcare/node';
import { dialledPhone } from '@petcare/phone';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { badRequest, conflict } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { DanalClient } from '../../providers/danal/danal.client.ts';
import type { AccountsService, IdentitiesService, VerifiedPerson } from '../accounts/index.ts';
import { SITE_TITLE, VERIFICATION_MINUTES } from './identity.policy.ts';
import * as store from './identity.sql.ts';

/** Each one costs money. */
const STARTS_A_PERSON = { max: 10, windowSeconds: 3600 };
const STARTS_AN_ADDRESS = { max: 60, windowSeconds: 3600 };
const TARGET_PATH = '/api/client/user/identity/danal';

/** The fields that the 400×640 popup posts to `action`, and Danal's answer as it came. */
export type StartedVerification = {
  RETURNCODE: string;
  RETURNMSG: string;
  TID: string;
  action: string;
  fields: { name: string; value: string }[];
};

export type IdentityService = {
  /** Removes transactions whose time is over. */
  forgetExpired(): Promise<void>;
  /** Opens a transaction for the viewer. `origin` is the site's own, where Danal comes back to. */
  startVerification(viewer: Viewer, origin: string, ip: string): Promise<Result<StartedVerification>>;
  /** Danal's post, brought by the person's browser: a code for that browser, undefined when the transaction is not open. */
  returnFromProvider(tid: string): Promise<string | undefined>;
  /**
   * Asks Danal who it was and keeps it with the account. The code is good for the one who started, once:
   * so nobody can lend their identity to somebody else by finishing what that one began.
   */
  confirmIdentity(viewer: Viewer, code: string): Promise<Result<VerifiedPerson>>;
};

export type IdentityDeps = {
  db: Database;
  clock: Clock;
  accounts: AccountsService;
  identities: IdentitiesService;
  rateLimits: RateLimiter;
  danal: DanalClient | null;
};

export function createIdentityService({ db, clock, accounts, identities, rateLimits, danal }: IdentityDeps): IdentityService {
  return {
    forgetExpired: () => store.deleteExpiredVerifications(db, clock.now()),

    async startVerification(viewer, origin, ip) {
      if (!danal) return err(isOff);
      const own = await accounts.getMyInfo(viewer);
      if (!own.ok) return own;
      for (const [key, limit] of [
        [`identity:${viewer.id}`, STARTS_A_PERSON],
        [`identity:${networkOf(ip)}`, STARTS_AN_ADDRESS],
      ] as const) {
        const allowed = await rateLimits.hit(key, limit);
        if (!allowed.ok) return allowed;
      }
      const opened = await danal.open({
        orderId: randomUUID(),
        userId: String(viewer.id),
        title: SITE_TITLE,
        targetUrl: `${origin}${TARGET_PATH}`,
      });
      if (!opened.ok) return err(unavailable);
      const { TID, RETURNCODE, RETURNMSG } = opened;
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + VERIFICATION_MINUTES * 60_000);
      await store.insertVerification(db, { tid: TID, userId: viewer.id, createdAt, expiresAt });
      const fields = {
        ...opened.fields,
        BackURL: `${origin}/auth/danal?result=cancelled`,
        IsCharSet: 'UTF-8',
        ...(own.value.phone && { IsDstAddr: dialledPhone(own.value.phone) }),
      };
      return ok({
        RETURNCODE,
        RETURNMSG,
        TID,
        action: danal.startUrl,
        fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
      });
    },
    async returnFromProvider(tid) {
      const code = randomBytes(32).toString('base64url');
      return (await store.noteReturn(db, tid, hashOf(code), clock.now())) ? code : undefined;
    },
    async confirmIdentity(viewer, code) {
      if (!danal) return err(isOff);
      const tid = await store.claimVerification(db, hashOf(code), viewer.id, clock.now());
      if (!tid) return err(expired);
      const person = await danal.confirm(tid);
      if (!person.ok && person.reason === 'unavailable') {
        await store.releaseVerification(db, tid);
        return err(unavailable);
      }
      if (!person.ok) return err(refused);
      return identities.setVerifiedPerson(viewer, { ...person, ciHash: hashOf(person.ci), diHash: hashOf(person.di) });
    },
  };
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

const isOff = conflict('IDENTITY_OFF', '지금은 본인 확인을 이용할 수 없어요.');
const expired = badRequest('IDENTITY_EXPIRED', '본인 확인 시간이 지났거나 이미 끝났어요. 처음부터 다시 해 주세요.');
const refused = badRequest('IDENTITY_REFUSED', '본인 확인을 마치지 못했어요. 다시 시도해 주세요.');
// Not our input's fault, and yet 400: clients show what is below 500 (028).
const unavailable = badRequest('IDENTITY_UNAVAILABLE', '본인 확인 서비스가 응답하지 않아요. 잠시 뒤에 다시 시도해 주세요.');

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { networkOf } from '@petcare/node';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { badRequest, conflict, invalid, validationFailed, type AppError } from '../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../platform/errors/result.ts';
import type { RateLimiter } from '../../../platform/rate-limits/rate-limit.ts';
import type { MailClient } from '../../../providers/mail/mail.client.ts';
import { checkEmail, keptEmail } from '../record/accounts.policy.ts';
import { findUserByEmail } from '../record/accounts.sql.ts';
import * as store from './email-codes.sql.ts';
import { codeMail, memberMail } from './mails.ts';

const MINUTES = 10;
const DIGITS = 6;
const MOST_TRIES = 5;
const MAILS_A_NETWORK = { max: 200, windowSeconds: 3600 };
const CHECKS_A_NETWORK = { max: 600, windowSeconds: 3600 };
const MAILS_A_MAILBOX = { max: 3, windowSeconds: MINUTES * 60 };

export type EmailCodesService = {
  /** Mails a code to an address that is to be joined with, whoever has it; a member's mailbox is told that it is one. */
  sendCode(email: string, ip: string): Promise<Result<null>>;
  /** The proof that the mailbox is the person's, by the code that came there; where no mail is sent, nobody is asked. */
  confirm(email: string, code: string | undefined): Promise<Result<null, AppError<'VALIDATION_FAILED'>>>;
  /** The same for who has not sent the rest yet: the code stays good for joining. */
  check(email: string, code: string | undefined, ip: string): Promise<Result<null>>;
  /** Removes those whose time is over. */
  forgetExpired(): Promise<void>;
};

type Deps = { db: Database; clock: Clock; rateLimits: RateLimiter; mail: MailClient | null; secret: string };

export function createEmailCodesService({ db, clock, rateLimits, mail, secret }: Deps): EmailCodesService {
  const keyOf = (email: string) => keptEmail(email).toLowerCase();
  const hashOf = (email: string, code: string) => createHmac('sha256', secret).update(`email code\n${email}\n${code}`).digest();

  const confirm: EmailCodesService['confirm'] = async (written, code) => {
    if (!mail) return ok(null);
    if (!code?.trim()) return err(missing);
    const email = keyOf(written);
    const right = await store.tryEmailCode(db, { email, most: MOST_TRIES, now: clock.now() });
    if (!right || !timingSafeEqual(right, hashOf(email, code.trim()))) return err(wrong);
    await store.forgiveTry(db, email);
    return ok(null);
  };

  return {
    confirm,
    async sendCode(written, ip) {
      if (!mail) return err(isOff);
      const email = keptEmail(written);
      const errors = checkEmail(email);
      if (errors.length > 0) return err(validationFailed(errors));
      const mailbox = `email-code:${keyOf(email)}`;
      for (const [key, limit] of [
        [`email-code:${networkOf(ip)}`, MAILS_A_NETWORK],
        [mailbox, MAILS_A_MAILBOX],
      ] as const) {
        const allowed = await rateLimits.hit(key, limit);
        if (!allowed.ok) return allowed;
      }
      const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      const expiresAt = new Date(clock.now().getTime() + MINUTES * 60_000);
      await store.keepEmailCode(db, { email: keyOf(email), codeHash: hashOf(keyOf(email), code), expiresAt });
      const isMember = (await findUserByEmail(db, email)) !== undefined;
      const sent = await mail.send({ to: email, ...(isMember ? memberMail() : codeMail(code, MINUTES)) });
      if (sent.ok) return ok(null);
      await rateLimits.giveBack(mailbox, MAILS_A_MAILBOX);
      return err(sent.reason === 'refused' ? noMailbox : unavailable);
    },
    async check(written, code, ip) {
      const allowed = await rateLimits.hit(`email-code-check:${networkOf(ip)}`, CHECKS_A_NETWORK);
      return allowed.ok ? confirm(written, code) : allowed;
    },
    forgetExpired: () => store.deleteExpiredEmailCodes(db, clock.now()),
  };
}

const atCode = (constraint: string, message: string) => validationFailed([invalid('emailCode', constraint, message)]);
const missing = atCode('isDefined', '메일로 받은 인증번호를 적어 주세요.');
const wrong = atCode('matches', '인증번호가 맞지 않거나 시간이 지났어요. 새 인증번호를 받아 주세요.');
const isOff = conflict('MAIL_OFF', '지금은 메일을 보낼 수 없어요. 고객센터로 문의해 주세요.');
const noMailbox = badRequest('MAILBOX_REFUSED', '이 주소로는 메일을 보낼 수 없어요. 이메일 주소를 다시 확인해 주세요.');
// Not our input's fault, and yet 400: clients show what is below 500 (028).
const unavailable = badRequest('MAIL_UNAVAILABLE', '지금은 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.');

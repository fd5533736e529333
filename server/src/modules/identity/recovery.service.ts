import { networkOf } from '@petcare/node';
import { badRequest, conflict, tooMany, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimit, RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { SocialType } from '../../platform/session/viewer.ts';
import type { MailClient } from '../../providers/mail/mail.client.ts';
import { keptEmail, type IdentitiesService, type LoginOf, type TemporaryPasswordsService } from '../accounts/index.ts';
import { maskedEmail, numberKey } from './identity.policy.ts';
import { noAccountMail, socialAccountMail, temporaryPasswordMail } from './mails.ts';

const SEARCHES_AN_ADDRESS = { max: 20, windowSeconds: 3600 };
const SEARCHES_A_PHONE_AND_NETWORK = { max: 5, windowSeconds: 3600 };
/** Short: strangers can only make its owner wait, not keep them away. */
const SEARCHES_A_PHONE = { max: 10, windowSeconds: 300 };
const MAILS_AN_ADDRESS = { max: 20, windowSeconds: 3600 };
/** Shorter than a temporary password is good for, whoever asks: while no further mail goes out, one that came is still good. */
const MAILS_A_MAILBOX = { max: 3, windowSeconds: 25 * 60 };

export type FoundEmail = { email: string; socialType: SocialType };

export type RecoveryService = {
  /** The masked addresses of who joined with this name and phone; none is an answer like any other. */
  findEmail(person: { name: string; phone: string }, ip: string): Promise<Result<FoundEmail[]>>;
  /**
   * A mail goes to the address whether or not anybody has joined with it, so that neither the answer nor
   * its time says which; only the mailbox's owner reads what it is.
   */
  sendTemporaryPassword(email: string, ip: string): Promise<Result<null>>;
};

export type RecoveryDeps = {
  identities: IdentitiesService;
  temporaryPasswords: TemporaryPasswordsService;
  rateLimits: RateLimiter;
  mail: MailClient | null;
};

export function createRecoveryService({ identities, temporaryPasswords, rateLimits, mail }: RecoveryDeps): RecoveryService {
  /** One after the other: what is refused by one limit counts for no other. */
  async function hitAll(limits: [string, RateLimit][]): Promise<Result<null, AppError<'TOO_MANY_REQUESTS'>>> {
    for (const [key, limit] of limits) {
      const allowed = await rateLimits.hit(key, limit);
      if (!allowed.ok) return allowed;
    }
    return ok(null);
  }

  return {
    async findEmail(person, ip) {
      const phone = numberKey(person.phone);
      const allowed = await hitAll([
        [`find-email:${networkOf(ip)}`, SEARCHES_AN_ADDRESS],
        [`find-email:${networkOf(ip)}:${phone}`, SEARCHES_A_PHONE_AND_NETWORK],
        [`find-email:${phone}`, SEARCHES_A_PHONE],
      ]);
      if (!allowed.ok) return allowed;
      const found = await identities.findLoginsOfPerson(person);
      if (!found.ok) return found;
      return ok(found.value.map(({ email, socialType }) => ({ email: maskedEmail(email), socialType })));
    },
    async sendTemporaryPassword(written, ip) {
      if (!mail) return err(isOff);
      const email = keptEmail(written);
      const account = await identities.findLoginByEmail(email);
      if (!account.ok) return account;
      const mailbox = `temporary-password:${email.toLowerCase()}`;
      const allowed = await hitAll([
        [`temporary-password:${networkOf(ip)}`, MAILS_AN_ADDRESS],
        [mailbox, MAILS_A_MAILBOX],
      ]);
      if (!allowed.ok) return err(tooMany('TOO_MANY_REQUESTS', allowed.error.retryAfterSeconds ?? 1, WAIT));
      // Made for everybody, also for nobody: to write is what takes time, and the time must not tell who has an account.
      const owner = account.value?.hasPassword ? account.value.id : null;
      const password = await temporaryPasswords.issueTemporaryPassword(owner);
      const sent = await mail.send(letterFor(email, account.value, password));
      if (sent.ok) return ok(null);
      await temporaryPasswords.revokeTemporaryPassword(password);
      await rateLimits.giveBack(mailbox, MAILS_A_MAILBOX);
      return err(sent.reason === 'refused' ? noMailbox : unavailable);
    },
  };
}

function letterFor(email: string, account: LoginOf | undefined, password: string) {
  if (!account) return { ...noAccountMail(), to: email };
  if (!account.hasPassword) return { ...socialAccountMail(account.socialType), to: email };
  // To the address as it was given when joining: an equal one in other letters might be another mailbox.
  return { ...temporaryPasswordMail(password), to: account.email };
}

const WAIT = '메일을 이미 여러 번 보냈어요. 메일함에서 가장 최근에 받은 메일을 확인해 주세요.';
const isOff = conflict('MAIL_OFF', '지금은 메일을 보낼 수 없어요. 고객센터로 문의해 주세요.');
const noMailbox = badRequest('MAILBOX_REFUSED', '이 주소로는 메일을 보낼 수 없어요. 이메일 주소를 다시 확인해 주세요.');
// Not our input's fault, and yet 400: clients show what is below 500 (028).
const unavailable = badRequest('MAIL_UNAVAILABLE', '지금은 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.');

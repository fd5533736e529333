import { networkOf } from '@petcare/node';
import { badRequest, conflict } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import type { SocialType } from '../../platform/session/viewer.ts';
import type { MailClient } from '../../providers/mail/mail.client.ts';
import { keptEmail, type IdentitiesService, type LoginOf, type TemporaryPasswordsService } from '../accounts/index.ts';
import { maskedEmail, numberKey } from './identity.policy.ts';
import { noAccountMail, socialAccountMail, temporaryPasswordMail } from './mails.ts';

const SEARCHES_AN_ADDRESS = { max: 20, windowSeconds: 3600 };
const SEARCHES_A_PHONE = { max: 5, windowSeconds: 3600 };
const MAILS_AN_ADDRESS = { max: 20, windowSeconds: 3600 };
const MAILS_A_MAILBOX = { max: 3, windowSeconds: 3600 };

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
  async function compose(email: string, account: LoginOf | undefined) {
    if (!account) return { ...noAccountMail(), to: email };
    if (!account.hasPassword) return { ...socialAccountMail(account.socialType), to: email };
    const password = await temporaryPasswords.issueTemporaryPassword(account.id);
    // To the address as it was given when joining: an equal one in other letters might be another mailbox.
    return { ...temporaryPasswordMail(password), to: account.email, password };
  }

  return {
    async findEmail(person, ip) {
      const limited = [
        await rateLimits.hit(`find-email:${networkOf(ip)}`, SEARCHES_AN_ADDRESS),
        await rateLimits.hit(`find-email:${numberKey(person.phone)}`, SEARCHES_A_PHONE),
      ].find((allowed) => !allowed.ok);
      if (limited && !limited.ok) return limited;
      const found = await identities.findLoginsOfPerson(person);
      if (!found.ok) return found;
      return ok(found.value.map(({ email, socialType }) => ({ email: maskedEmail(email), socialType })));
    },
    async sendTemporaryPassword(written, ip) {
      if (!mail) return err(isOff);
      const email = keptEmail(written);
      const limited = [
        await rateLimits.hit(`temporary-password:${networkOf(ip)}`, MAILS_AN_ADDRESS),
        await rateLimits.hit(`temporary-password:${email.toLowerCase()}`, MAILS_A_MAILBOX),
      ].find((allowed) => !allowed.ok);
      if (limited && !limited.ok) return limited;
      const account = await identities.findLoginByEmail(email);
      if (!account.ok) return account;
      const { password, ...letter } = { password: undefined, ...(await compose(email, account.value)) };
      const sent = await mail.send(letter);
      if (sent.ok) return ok(null);
      if (password) await temporaryPasswords.revokeTemporaryPassword(password);
      return err(sent.reason === 'refused' ? noMailbox : unavailable);
    },
  };
}

const isOff = conflict('MAIL_OFF', '지금은 메일을 보낼 수 없어요. 고객센터로 문의해 주세요.');
const noMailbox = badRequest('MAILBOX_REFUSED', '이 주소로는 메일을 보낼 수 없어요. 이메일 주소를 다시 확인해 주세요.');
// Not our input's fault, and yet 400: clients show what is below 500 (028).
const unavailable = badRequest('MAIL_UNAVAILABLE', '지금은 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.');

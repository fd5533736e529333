import { networkOf } from '@petcare/node';
import { readPhone } from '@petcare/phone/read';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql, Transaction } from '../../platform/database/database.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
import { notFound, validationFailed } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { createLimitWrites } from '../../platform/rate-limits/write-limits.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import { keptEmail } from '../accounts/index.ts';
import { checkAdIntroduction, checkVoice, type AdIntroduction, type Voice } from './voices.policy.ts';
import * as store from './voices.sql.ts';

export type OpenVoice = store.VoiceRow;
export type OpenAd = store.AdIntroductionRow;
type Optional<T> = { [Key in keyof T]: null extends T[Key] ? T[Key] | undefined : T[Key] };
type Sender = { viewerId?: number | undefined; ip: string };

/** Words of anybody to the house, and their way to an operator. */
export type VoicesService = {
  /** VALIDATION_FAILED; TOO_MANY_REQUESTS after so many of one network in a day. */
  sendVoice(voice: Partial<Optional<Voice>> & Pick<Voice, 'name' | 'inquiry' | 'content'>, sender: Sender): Promise<Result<null>>;
  sendAdIntroduction(
    ad: Partial<Optional<AdIntroduction>> & Pick<AdIntroduction, 'name' | 'company' | 'email' | 'businessType'>,
    sender: Sender,
  ): Promise<Result<null>>;
  /** Those that nobody has closed, oldest first. */
  listOpenVoices(page: Page): Promise<ListedPage<OpenVoice>>;
  listOpenAds(page: Page): Promise<ListedPage<OpenAd>>;
  /** NOT_FOUND, also when it was closed before. */
  closeVoice(tx: Transaction, id: number): Promise<Result<null>>;
  closeAd(tx: Transaction, id: number): Promise<Result<null>>;
  /** Takes the name off what a person who leaves has told. */
  forgetSender(tx: Sql, userId: number): Promise<void>;
  /** Complaints are kept three years (전자상거래법), offers one. */
  forgetOld(): Promise<void>;
};

const YEAR_MS = 365 * 86_400_000;
const gone = notFound('없거나 이미 처리한 번호예요.');

export function createVoicesService({ db, clock, rateLimits }: { db: Database; clock: Clock; rateLimits: RateLimiter }): VoicesService {
  const ago = (years: number) => new Date(clock.now().getTime() - years * YEAR_MS);
  const limitWrites = createLimitWrites(rateLimits);
  const allow = (what: 'voice' | 'ad-introduction', { viewerId, ip }: Sender) =>
    limitWrites(what, { id: viewerId, network: networkOf(ip) });

  return {
    async sendVoice(given, sender) {
      const voice: Voice = {
        name: oneLine(given.name),
        inquiry: oneLine(given.inquiry),
        content: given.content.trim(),
        email: emailOf(given.email),
        contact: textOf(given.contact),
      };
      const errors = checkVoice(voice);
      if (errors.length > 0) return err(validationFailed(errors));
      const allowed = await allow('voice', sender);
      if (!allowed.ok) return allowed;
      const kept = { ...voice, contact: phoneOf(voice.contact), userId: sender.viewerId ?? null, createdAt: clock.now() };
      await store.insertVoice(db, kept);
      return ok(null);
    },
    async sendAdIntroduction(given, sender) {
      const ad: AdIntroduction = {
        name: oneLine(given.name),
        company: oneLine(given.company),
        email: keptEmail(given.email),
        businessType: given.businessType,
        contract: textOf(given.contract),
        other: textOf(given.other),
      };
      const errors = checkAdIntroduction(ad);
      if (errors.length > 0) return err(validationFailed(errors));
      const allowed = await allow('ad-introduction', sender);
      if (!allowed.ok) return allowed;
      await store.insertAdIntroduction(db, { ...ad, contract: phoneOf(ad.contract), createdAt: clock.now() });
      return ok(null);
    },
    listOpenVoices: (page) => store.listOpenVoices(db, page),
    listOpenAds: (page) => store.listOpenAds(db, page),
    closeVoice: async (tx, id) => ((await store.closeVoice(tx, id, clock.now())) ? ok(null) : err(gone)),
    closeAd: async (tx, id) => ((await store.closeAd(tx, id, clock.now())) ? ok(null) : err(gone)),
    forgetSender: (tx, userId) => store.forgetSender(tx, userId),
    async forgetOld() {
      await store.forgetVoicesBefore(db, ago(3));
      await store.forgetAdsBefore(db, ago(1));
    },
  };
}

const textOf = (given: string | null | undefined) => given?.trim() || null;
const emailOf = (given: string | null | undefined) => (textOf(given) === null ? null : keptEmail(given!));
const phoneOf = (given: string | null) => (given === null ? null : (readPhone(given) ?? null));

import { networkOf } from '@petcare/node';
import { addDays, instantOf, seoulDate } from '@petcare/time';
import { visitorKey, type Visitor } from '../../platform/access/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import { batched } from '../../platform/database/batched.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import type { RateLimiter } from '../../platform/rate-limits/rate-limit.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import { bannerTypes, checkBanner, isInternal, type BannerDraft } from './banners.policy.ts';
import * as store from './banners.sql.ts';

export type Banner = store.BannerRow;
export type CountedBanner = store.CountedBanner;
type Missing = AppError<'NOT_FOUND'>;
/** Addresses of stored pictures. */
export type BannerPictures = { pcImage: string; mobileImage: string };

export type BannersService = {
  /** Those of a place that are shown now; of a place that is none, none. */
  listBanners(type: number): Promise<Banner[]>;
  /** Once a day per visitor; false when counted already, or when far too many come from one network. */
  countBannerVisit(id: number, act: store.BannerAct, visitor: Visitor): Promise<Result<boolean, Missing>>;
  /** Yesterday's visitors are nobody's business. */
  forgetPastVisits(): Promise<void>;
  /** The desk where operators put them up; not reachable over the wire. */
  desk: {
    /** The latest hundred with what was counted of them. */
    listAll(): Promise<CountedBanner[]>;
    /** Stores the pictures of these files while `keep` runs, which puts up a banner with them; what it leaves is removed. */
    keepPictures<T>(paths: { pc: string; mobile: string }, keep: (pictures: BannerPictures) => Promise<Result<T>>): Promise<Result<T>>;
    /** The new one's id. VALIDATION_FAILED. */
    putUp(tx: Transaction, draft: BannerDraft, pictures: BannerPictures): Promise<Result<number>>;
    setVisible(tx: Transaction, id: number, visible: boolean): Promise<Result<null>>;
    remove(tx: Transaction, id: number): Promise<Result<null>>;
  };
};

export type BannersDeps = {
  db: Database;
  clock: Clock;
  rateLimits: RateLimiter;
  uploads: Pick<Uploads, 'saveImage' | 'imageUrl' | 'removeImage' | 'handOver'>;
};

/** With every page that shows one: in the process, since it only bounds a flood. */
const COUNTED_A_NETWORK = { max: 240, windowSeconds: 60, store: 'process' } as const;
const noBanner = notFound('이 번호의 배너가 없어요.');

export function createBannersService({ db, clock, rateLimits, uploads }: BannersDeps): BannersService {
  /** A count that is answered is written, as with visits of businesses (docs/decisions/035). */
  const count = batched<store.BannerVisit, Result<boolean, Missing>>(db, async (tx, batch) => {
    const ids = [...new Set(batch.map(({ bannerId }) => bannerId))];
    const shown = new Set(await store.lockShown(tx, ids, clock.now()));
    const known = batch.filter(({ bannerId }) => shown.has(bannerId));
    const fresh = new Set((await store.insertVisits(tx, known)).map(keyOf));
    // The first of those that came side by side is the one that counts.
    const counted = new Set(known.filter((visit) => fresh.delete(keyOf(visit))));
    await store.addToDays(tx, [...counted]);
    return batch.map((visit) => (shown.has(visit.bannerId) ? ok(counted.has(visit)) : err(noBanner)));
  });

  async function savePicture(path: string): Promise<Result<string>> {
    const saved = await uploads.saveImage({ path });
    return saved.ok ? ok(uploads.imageUrl(saved.value, 1600)) : saved;
  }

  return {
    listBanners: (type) => store.listShown(db, type, clock.now()),
    async countBannerVisit(bannerId, act, visitor) {
      const allowed = await rateLimits.hit(`banner:${networkOf(visitor.ip)}`, COUNTED_A_NETWORK);
      if (!allowed.ok) return ok(false);
      const day = seoulDate(clock.now());
      return count({ bannerId, day, act, visitor: visitorKey(visitor, day) });
    },
    forgetPastVisits: () => store.forgetVisitsBefore(db, seoulDate(clock.now())),
    desk: {
      listAll: () => store.listCounted(db),
      async keepPictures({ pc, mobile }, keep) {
        const pcImage = await savePicture(pc);
        if (!pcImage.ok) return pcImage;
        const mobileImage = await savePicture(mobile);
        if (!mobileImage.ok) {
          await uploads.removeImage(pcImage.value);
          return mobileImage;
        }
        const kept = await keep({ pcImage: pcImage.value, mobileImage: mobileImage.value });
        if (!kept.ok) for (const address of [pcImage.value, mobileImage.value]) await uploads.removeImage(address);
        return kept;
      },
      async putUp(tx, given, pictures) {
        const draft = { ...given, name: oneLine(given.name), url: given.url.trim() };
        const errors = checkBanner(draft);
        if (errors.length > 0) return err(validationFailed(errors));
        const { place, name, url, start, end, isAd } = draft;
        return ok(
          await store.insertBanner(tx, {
            ...pictures,
            ...{ type: bannerTypes.findIndex((one) => one === place), name, url, isAd },
            isInternalLink: isInternal(url),
            displayStart: instantOf(start).toISOString(),
            displayEnd: instantOf(addDays(end, 1)).toISOString(),
            createdAt: clock.now(),
          }),
        );
      },
      setVisible: async (tx, id, visible) => ((await store.setVisible(tx, id, visible)) ? ok(null) : err(noBanner)),
      async remove(tx, id) {
        const pictures = await store.deleteBanner(tx, id);
        if (!pictures) return err(noBanner);
        await uploads.handOver(tx, pictures);
        return ok(null);
      },
    },
  };
}

const keyOf = ({ bannerId, day, act, visitor }: store.BannerVisit) => `${bannerId} ${day} ${act} ${visitor}`;

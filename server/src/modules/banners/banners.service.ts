import { networkOf } from '@petcare/node';
import { addDays, instantOf, seoulDate } from '@petcare/time';
import { visitorKey, type Visitor } from '../../platform/access/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import { batched } from '../../platform/database/batched.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ListedPage } from '../../platform/database/page-of-rows.ts';
import type { Page } from '../../platform/paging.ts';
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
/** Those of wide screens and of phones: files of the disk, or addresses of what is stored. */
export type BannerPictures = { pc: string; mobile: string };

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
    list(page: Page): Promise<ListedPage<CountedBanner>>;
    /** Stores the pictures of these files while `keep` runs, which puts them into a banner; what it leaves is removed. */
    keepPictures<Files extends Partial<BannerPictures>, T>(files: Files, keep: (pictures: Files) => Promise<Result<T>>): Promise<Result<T>>;
    /** The new one's id. VALIDATION_FAILED. */
    putUp(tx: Transaction, draft: BannerDraft, pictures: BannerPictures): Promise<Result<number>>;
    /** Fields that are left out stay, what was counted too; pictures that others take the place of go with the next sweep. VALIDATION_FAILED. */
    change(tx: Transaction, id: number, draft: Partial<BannerDraft>, pictures: Partial<BannerPictures>): Promise<Result<null>>;
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
      list: (page) => store.listCounted(db, page),
      async keepPictures(files, keep) {
        const stored = new Map<string, string>();
        const remove = async () => {
          for (const address of stored.values()) await uploads.removeImage(address);
        };
        for (const [of, path] of Object.entries(files)) {
          const saved = await savePicture(path);
          if (!saved.ok) {
            await remove();
            return saved;
          }
          stored.set(of, saved.value);
        }
        const kept = await keep(Object.fromEntries(stored) as typeof files);
        if (!kept.ok) await remove();
        return kept;
      },
      async putUp(tx, given, { pc: pcImage, mobile: mobileImage }) {
        const values = readDraft(given);
        if (!values.ok) return values;
        return ok(await store.insertBanner(tx, { ...values.value, pcImage, mobileImage, createdAt: clock.now() }));
      },
      async change(tx, id, given, { pc, mobile }) {
        const banner = await store.lockBanner(tx, id);
        if (!banner) return err(noBanner);
        const values = readDraft({ ...draftOf(banner), ...given });
        if (!values.ok) return values;
        await store.updateBanner(tx, id, { ...values.value, pcImage: pc ?? banner.pcImage, mobileImage: mobile ?? banner.mobileImage });
        await uploads.handOver(tx, [...(pc === undefined ? [] : [banner.pcImage]), ...(mobile === undefined ? [] : [banner.mobileImage])]);
        return ok(null);
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

/** A draft as it is stored. */
function readDraft(given: BannerDraft): Result<store.BannerValues> {
  const draft = { ...given, name: oneLine(given.name), url: given.url.trim() };
  const errors = checkBanner(draft);
  if (errors.length > 0) return err(validationFailed(errors));
  const { place, name, url, start, end, isAd } = draft;
  return ok({
    ...{ type: bannerTypes.findIndex((one) => one === place), name, url, isAd },
    isInternalLink: isInternal(url),
    displayStart: instantOf(start).toISOString(),
    displayEnd: instantOf(addDays(end, 1)).toISOString(),
  });
}

function draftOf({ type, name, url, isAd, displayStart, displayEnd }: store.BannerRow): BannerDraft {
  const end = seoulDate(Date.parse(displayEnd) - 1);
  return { place: bannerTypes[type] ?? '', name, url, isAd, start: seoulDate(Date.parse(displayStart)), end };
}

const keyOf = ({ bannerId, day, act, visitor }: store.BannerVisit) => `${bannerId} ${day} ${act} ${visitor}`;

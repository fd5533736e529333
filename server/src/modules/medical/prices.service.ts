import { daysBetween, seoulDate } from '@petcare/time';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import { areaLadder, regionByCode, regionCodes } from '../regions/index.ts';
import { groupBy } from './medical.policy.ts';
import { summarisePrices, turnOf, type Ladder, type PriceAnswer, type PriceSource } from './prices.policy.ts';
import * as store from './prices.sql.ts';

/** `search` is what was asked for: the treatment, with the animal's weight where there is one. */
export type MedicalPrice = PriceAnswer & { search: string };
export type MedicalOffer = { hospitalId: number; hospital: string; location: string; price: number };
type OffersQuery = { medicalId: number; area: Area; most?: number | null };
type Area = { sido?: string | null; sigungu?: string | null };
type Invalid = AppError<'VALIDATION_FAILED'>;

export type PricesService = {
  /** In the area, or in the next larger one that has at least three prices; null when there is none. Whole won. */
  searchMedicalPrice(medicalId: number, area: Area): Promise<Result<MedicalPrice | null, AppError<'NOT_FOUND'> | Invalid>>;
  /** Hospitals by what they ask for the treatment, lowest first, up to `most` won where that is given. */
  listOffers(asked: OffersQuery, paged: { page?: number | null; count?: number | null }): Promise<Result<MedicalOffer[], Invalid>>;
  countOffers(asked: OffersQuery): Promise<number>;
  /** Another treatment each day in Seoul, with its price in the nation; null while of none enough is known. */
  feeOfTheDay(): Promise<{ medicalId: number; price: MedicalPrice } | null>;
  /** Many of them at once, in their order; null, too, for what is no treatment or no area. */
  pricesAround(asked: readonly { medicalId: number; area: Area }[]): Promise<(MedicalPrice | null)[]>;
};

const EPOCH = '1970-01-01';
/** So many treatments are looked at for one of a day; of most in a row enough is known. */
const DAY_CANDIDATES = 5;

export function createPricesService({ db, clock }: { db: Database; clock: Clock }): PricesService {
  const listSources = (ids: number[]) => store.listPriceSources(db, ids, seoulDate(clock.now()));
  async function pricesAround(asked: readonly { medicalId: number; area: Area }[]): Promise<(MedicalPrice | null)[]> {
    const ids = [...new Set(asked.map(({ medicalId }) => medicalId))];
    const [treatments, sources] = [await store.listTreatments(db, ids), await listSources(ids)];
    const treatmentOf = new Map(treatments.map((treatment) => [treatment.id, treatment]));
    const sourcesOf = groupBy(sources, ({ askedId }) => askedId);
    return asked.map(({ medicalId, area: { sido, sigungu } }) => {
      const [treatment, ladder] = [treatmentOf.get(medicalId), areaLadder(sido, sigungu)];
      return treatment && ladder ? priceOf(treatment, sourcesOf.get(medicalId) ?? [], ladder) : null;
    });
  }

  return {
    async searchMedicalPrice(medicalId, { sido, sigungu }) {
      const ladder = areaLadder(sido, sigungu);
      if (!ladder) return err(validationFailed([invalid('sigungu', 'isRegion', '지역을 다시 골라 주세요.')]));
      const [treatment] = await store.listTreatments(db, [medicalId]);
      if (!treatment) return err(notFound('진료 항목을 찾을 수 없어요.'));
      return ok(priceOf(treatment, await listSources([medicalId]), ladder));
    },
    async listOffers(asked, { page, count }) {
      const checked = parsePage(page, count);
      if (!checked.ok) return checked;
      const found = await store.listOffers(db, scopeOf(asked), checked.value);
      return ok(found.map(({ regionCode, ...offer }) => ({ ...offer, location: nameOfRegion(regionCode) })));
    },
    countOffers: (asked) => store.countOffers(db, scopeOf(asked)),
    pricesAround,
    async feeOfTheDay() {
      const ids = turnOf(await store.listPricedTreatments(db), daysBetween(EPOCH, seoulDate(clock.now()))).slice(0, DAY_CANDIDATES);
      const prices = await pricesAround(ids.map((medicalId) => ({ medicalId, area: {} })));
      const found = ids.flatMap((medicalId, index) => {
        const price = prices[index];
        return price ? [{ medicalId, price }] : [];
      });
      return found[0] ?? null;
    },
  };
}

function scopeOf({ medicalId, area: { sido, sigungu }, most }: OffersQuery): store.OfferScope {
  return { medicalId, regionCodes: regionCodes(sido, sigungu), most: most ?? null };
}

function nameOfRegion(code: string): string {
  const region = regionByCode.get(code);
  return region ? `${region.sido} ${region.sigungu}` : '';
}

function priceOf(treatment: store.Treatment, sources: readonly PriceSource[], ladder: Ladder): MedicalPrice | null {
  const summary = summarisePrices(sources, ladder);
  return summary ? { ...summary, search: nameOf(treatment) } : null;
}

function nameOf({ name, parentName, isWeight }: store.Treatment): string {
  return isWeight ? `${parentName} ${name}` : name;
}

import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { areaLadder } from '../places/index.ts';
import { summarisePrices, type PriceAnswer } from './prices.policy.ts';
import * as store from './prices.sql.ts';

/** `search` is what was asked for: the treatment, with the animal's weight where there is one. */
export type MedicalPrice = PriceAnswer & { search: string };
type Area = { sido?: string | null; sigungu?: string | null };

export type PricesService = {
  /** In the area, or in the next larger one that has at least three prices; null when there is none. Whole won. */
  searchMedicalPrice(medicalId: number, area: Area): Promise<Result<MedicalPrice | null, AppError<'NOT_FOUND' | 'VALIDATION_FAILED'>>>;
};

export function createPricesService({ db }: { db: Database }): PricesService {
  return {
    async searchMedicalPrice(medicalId, { sido, sigungu }) {
      const ladder = areaLadder(sido, sigungu);
      if (!ladder) return err(validationFailed([invalid('sigungu', 'isRegion', '지역을 다시 골라 주세요.')]));
      const treatment = await store.findTreatment(db, medicalId);
      if (!treatment) return err(notFound('진료 항목을 찾을 수 없어요.'));
      const summary = summarisePrices(await store.listPriceSources(db, medicalId), ladder);
      return ok(summary ? { ...summary, search: nameOf(treatment) } : null);
    },
  };
}

function nameOf({ name, parentName, isWeight }: store.Treatment): string {
  return isWeight ? `${parentName} ${name}` : name;
}

import type { Services } from '../../app.ts';
import { takeBreeds, takeDemoFees, takeFindings, type Fee } from '../../modules/medical/index.ts';
import { breeds } from '../people/breeds.data.ts';
import { feeRegions, findings, treatments, YEAR } from './knowledge.data.ts';

/** Breeds, symptoms, diseases, treatments and their prices in a few regions; the words are ours, the prices invented. */
export async function seedKnowledge(services: Services): Promise<void> {
  await takeBreeds(services, breeds);
  await takeFindings(services, findings);
  await takeDemoFees(services, treatments.flatMap(feesOf), YEAR);
}

/**
 * The fees of a treatment. One that is dearer in a region is so in every weight; nobody's figures, so none is the exact middle of the other
 * two.
 */
function feesOf({ path, code, price, regions }: (typeof treatments)[number]): Fee[] {
  return feeRegions
    .filter(({ sigungu }) => !regions || regions.includes(sigungu))
    .map(({ sido, sigungu, dearness }) => {
      const median = toHundreds(price * dearness);
      return { path: [...path], code, sido, sigungu, min: toHundreds(median * 0.6), median, max: toHundreds(median * 1.9) };
    });
}

const toHundreds = (price: number) => Math.round(price / 100) * 100;

import type { Journey } from '../../../e2e/sheets/filed.ts';
import { readFiled } from './read-filed.ts';

/** A journey and the name of its folder. */
export type FiledJourney = Journey & { name: string };

/** The journeys of a run by their names, also those that broke off. */
export async function readJourneys(folder: string): Promise<FiledJourney[]> {
  const journeys = await readFiled<Journey>(folder, 'journey.json');
  return journeys.sort((one, other) => one.name.localeCompare(other.name));
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importListings } from '../../server/src/modules/registers/import-listings.ts';
import { listingSources } from '../../server/src/modules/registers/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import type { Database } from '../../server/src/platform/database/database.ts';
import { modelled, type Original } from '../../server/src/testing/many-listings/model.ts';

const files = [
  [listingSources.hospitals, 'animal_hospitals_localdata_20260714_euckr.csv'],
  [listingSources.pharmacies, 'animal_pharmacies_wgs84_utf8.csv'],
  [listingSources.grooming, 'pet_grooming_kcisa_wgs84_utf8.csv'],
  [listingSources.hotels, 'pet_hotels_utf8.csv'],
  [listingSources.kindergartens, 'pet_kindergartens_utf8.csv'],
] as const;

export const hasLists = (data: string) => files.every(([, file]) => existsSync(join(data, file)));

/** The real lists, by the product's own importers into an empty database; without them a model of the project's own. */
export async function originalsOf(db: Database, data: string): Promise<Original[]> {
  if (!hasLists(data)) return modelled();
  for (const [source, file] of files) await importListings({ db, clock: systemClock }, source, join(data, file));
  return db<Original[]>`select ${columns(db)} from businesses where is_public order by id`;
}

/** In degrees. */
export type Box = { south: number; west: number; north: number; east: number };

/** The hospitals of a box. */
export async function hospitalsIn(db: Database, { south, west, north, east }: Box): Promise<Original[]> {
  return db<Original[]>`
    select ${columns(db)} from businesses
    where kind = 'hospital' and is_public and latitude between ${south} and ${north} and longitude between ${west} and ${east} order by id`;
}

const columns = (db: Database) => db`
  kind, name, phone, region_code, address, jibun_address, latitude, longitude, is24, is_beauty_parlor, is_hotel,
  is_kindergarten, has_parking_lot, business_hours, hours_exceptions, business_hours_text, humu`;

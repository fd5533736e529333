import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmRun } from './npm.ts';

const root = join(import.meta.dirname, '..');
const official = join(root, '../shared/data/animal_hospitals_localdata_20260714_euckr.csv');
const own = join(import.meta.dirname, 'register/own-export.csv');

/** True when the official register lies beside the project; its own small export stands in where it does not. */
export const hasOfficialRegister = existsSync(official);

/** A hospital of the imported register: found by `part` of its name, of which no other hospital has all. */
export const listedHospital = hasOfficialRegister
  ? { name: '신도림동물병원', part: '신도림동물', licence: '316000001020030002', hospitals: 5457 }
  : { name: '한빛언덕동물병원', part: '한빛언덕', licence: '990000001020240001', hospitals: 3 };

// The pages may come from a registry elsewhere; what they show is in the site's own database.
const npm = (...args: [command: string, ...args: string[]]) => npmRun(args, { DATABASE_URL: process.env['E2E_DATABASE_URL'] });

/** The day of the register: listings that come in beside it are of the same day, so that neither is older than the other. */
export const registerDay = hasOfficialRegister ? '2026-07-14' : '2026-05-01';

/** Bring the register into the running site, as an operator does. Gives what the importer said. */
export function importRegister(): string {
  return npm('import', 'hospitals', hasOfficialRegister ? official : own);
}

/** Give the listed hospital to a business account. */
export function assignListing(email: string): void {
  npm('operator', 'listings', 'assign', '--email', email, '--licence', listedHospital.licence);
}

import { join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../..');

/** The folder that a variable names, from the repository's root, else the usual one. */
const given = (variable: string, usual: string) => (process.env[variable] ? resolve(root, process.env[variable]) : usual);

const data = given('DATA_DIR', join(root, '.data'));

/** Folders and files of a running site; DATA_DIR names another folder, UPLOADS_DIR, RELEASES_DIR and MAP_DIR one for these alone. */
export const paths = {
  data,
  postgres: join(data, 'postgres'),
  uploads: given('UPLOADS_DIR', join(data, 'uploads')),
  releases: given('RELEASES_DIR', join(data, 'releases')),
  /** A PMTiles file in it is the streets of the maps. */
  maps: given('MAP_DIR', data),
  logs: join(data, 'logs'),
  secrets: join(data, 'secrets.json'),
  runtime: join(data, 'runtime.json'),
  lock: join(data, 'start.lock'),
  /** Not data: what can be made again, shared by every site of this checkout. */
  cache: join(root, '.cache'),
};

import { join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../..');

const data = process.env['DATA_DIR'] ? resolve(root, process.env['DATA_DIR']) : join(root, '.data');

/** What a running site keeps; DATA_DIR names another folder. */
export const paths = {
  data,
  postgres: join(data, 'postgres'),
  uploads: join(data, 'uploads'),
  releases: join(data, 'releases'),
  logs: join(data, 'logs'),
  secrets: join(data, 'secrets.json'),
  runtime: join(data, 'runtime.json'),
  lock: join(data, 'start.lock'),
  /** Not data: what can be made again, shared by every site of this checkout. */
  cache: join(root, '.cache'),
};

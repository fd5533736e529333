import { join } from 'node:path';

const deliveryDir = join(import.meta.dirname, '..', '..');
const repository = join(deliveryDir, '..');

/** Where things lie; the only place that derives paths from a file's position. */
export const paths = {
  repository,
  migrations: join(deliveryDir, 'migrations'),
  builder: join(repository, 'shared', 'tooling', 'build.main.ts'),
} as const;

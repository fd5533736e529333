import { join } from 'node:path';

const deliveryDir = join(import.meta.dirname, '..', '..');
const repository = join(deliveryDir, '..');

/** The paths of things; the only place that derives paths from a file's position. */
export const paths = {
  repository,
  budgets: join(deliveryDir, 'budgets.json'),
  grants: join(deliveryDir, 'grants.json'),
  migrations: join(deliveryDir, 'migrations'),
  endingWorker: join(deliveryDir, 'src', 'offline', 'ending-worker.js'),
  bootGuard: join(deliveryDir, 'src', 'page', 'document', 'boot-guard.js'),
  postcodePage: join(deliveryDir, 'src', 'page', 'postcode', 'postcode-page.js'),
  schemeGuard: join(deliveryDir, 'src', 'page', 'document', 'scheme-guard.js'),
  sessionGuard: join(deliveryDir, 'src', 'page', 'document', 'session-guard.js'),
  styleGuard: join(deliveryDir, 'src', 'page', 'document', 'style-guard.js'),
  renderThread: join(deliveryDir, 'src', 'render', 'thread', 'worker.ts'),
  readingThread: join(deliveryDir, 'src', 'built', 'thread', 'worker.ts'),
  gallery: join(repository, 'shared', 'gallery', 'src', 'main.tsx'),
  builder: join(repository, 'shared', 'tooling', 'petcare', 'build.main.ts'),
} as const;

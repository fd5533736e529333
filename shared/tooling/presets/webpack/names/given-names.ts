import { createRequire } from 'node:module';
import type { SharedModule } from './shared-modules.ts';

/**
 * Of a large module, the names that the page's one copy gives; all else is
 * shaken off. A module that is not here is given whole. The linter, which reads
 * the same file, refuses an import of another name, and a release that takes
 * one which the live shell lacks is refused too: a name goes live with a
 * release of the shell first.
 */
export const givenNames = createRequire(import.meta.url)('@petcare/wire/given-names.json') as Partial<
  Record<SharedModule, readonly string[]>
>;

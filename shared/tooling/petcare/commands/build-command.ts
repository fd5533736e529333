import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { firstLoadOf, USUAL_BUDGET } from '@petcare/wire/first-load';
import { packFolder } from '@petcare/wire/pack-folder';

/** Build the remote in a folder into another one. Throws, with webpack's report, when it can't be built. */
export async function build(dir: string, out: string): Promise<void> {
  // What is built with asks for it when it is imported.
  process.env['NODE_ENV'] = 'production';
  const { buildPackage } = await import('../build/build-package.ts');
  await rm(join(out, 'manifest.json'), { force: true });
  const { built, report } = await buildPackage(dir, out);
  if (!built) throw new Error(report);
  if (report) console.error(report);
}

/** `petcare build`: the build, and the archive of it that a release takes. */
export async function buildCommand(dir: string, { out, archive }: { out: string; archive: string }): Promise<number> {
  await build(dir, out);
  await packFolder(out, archive);
  const { bytes, budget } = await firstLoadOf(out);
  const kB = (size: number) => `${(size / 1000).toFixed(1)} kB`;
  console.log(`Built into ${out}; ${archive} is what a release takes.`);
  const bound =
    budget === undefined ? `${kB(USUAL_BUDGET)} (the usual bound; a site may have another)` : `${kB(budget)} (budget in remote.ts)`;
  console.log(`First load: ${kB(bytes)} of brotli, of ${bound}.`);
  return 0;
}

#!/usr/bin/env node
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = `Usage: petcare build [--out dist] [--archive build.tgz]
  in the folder of a remote: builds it for browsers and for the server; the archive is what POST <site>/releases/<remote> takes`;

function refuse(line: string): never {
  console.error(line);
  process.exit(2);
}

function argumentsOf() {
  try {
    return parseArgs({
      options: { out: { type: 'string', default: 'dist' }, archive: { type: 'string', default: 'build.tgz' } },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const { values, positionals } = argumentsOf();
if (positionals.join(' ') !== 'build') refuse(USAGE);

// What is built with asks for it when it is imported.
process.env['NODE_ENV'] = 'production';
const { buildPackage } = await import('./src/build-package.ts');
const { packFolder } = await import('./pack-folder.ts');

try {
  const [dir, out] = [process.cwd(), resolve(values.out)];
  await rm(join(out, 'manifest.json'), { force: true });
  const { built, report } = await buildPackage(dir, out);
  if (report) console.error(report);
  if (!built) process.exit(1);
  await packFolder(out, resolve(values.archive));
  console.log(`Built into ${values.out}; ${values.archive} is what a release takes.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transform, type JscConfig } from '@swc/core';
import { repository, styledComponents } from '../../presets/webpack/base-config.ts';
import { publishedPackage, type SourcePackage } from './published-package.ts';

const TEST = /\.test\.tsx?$/;
const SCRIPT = /(?<!\.d)\.tsx?$/;
const LEFT_OUT = new Set(['node_modules', 'package.json', 'scripts']);

/** All files of a package but tests, its package.json and what is installed in it, in one order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !LEFT_OUT.has(name) && !TEST.test(name));
  const files = entries.map((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
  return (await Promise.all(files)).flat().sort();
}

/** TypeScript as Node and every bundler take it; styled components have their names already, since bundlers leave node_modules alone. */
async function compiled(path: string): Promise<string> {
  // swc knows the last of these, its types don't.
  const jsc: JscConfig & { rewriteRelativeImportExtensions: boolean } = {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: path.endsWith('x') },
    transform: { react: { runtime: 'automatic' } },
    experimental: { plugins: [styledComponents], cacheRoot: join(repository, '.cache', 'swc') },
    rewriteRelativeImportExtensions: true,
  };
  const { code } = await transform(await readFile(path, 'utf8'), { filename: path, swcrc: false, jsc, module: { type: 'es6' } });
  return code;
}

/**
 * Write a package of `shared/` into a folder as a registry gives it: JavaScript
 * instead of TypeScript, all other files as they are, no tests.
 * @returns its package.json
 */
export async function compilePackage(source: SourcePackage, to: string): Promise<Record<string, unknown>> {
  for (const path of await filesBelow(source.dir)) {
    const target = join(to, relative(source.dir, path));
    await mkdir(dirname(target), { recursive: true });
    if (SCRIPT.test(path)) await writeFile(target.replace(/\.tsx?$/, '.js'), await compiled(path));
    else await copyFile(path, target);
  }
  const own = publishedPackage(source);
  await writeFile(join(to, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  return own;
}

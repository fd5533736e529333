import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { dependentModules } from './dependent-modules.ts';
import { ownersOf, walksOf } from './walks.ts';

export interface Scope {
  /** Jest's arguments; null: no unit test can break. */
  unit: readonly string[] | null;
  /** Playwright's arguments; null: no walk can break. */
  e2e: readonly string[] | null;
  /** The packages whose screens the walk over the route table looks at; undefined: all. */
  owners: readonly string[] | undefined;
  /** One line for each reason, to be read by who waits. */
  reasons: string[];
}

/** The files that everything stands on: a change of one runs all tests. */
const foundations = [
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|jest\.config\.cjs|tsconfig[^/]*\.json|\.npmrc)$/,
  /^shared\/(tooling|wire)\//,
  /^e2e\/[^/]+\.ts$/,
];
const isFoundation = (file: string) => foundations.some((pattern) => pattern.test(file));
/** True for a file that no test reads. */
const isSilent = (file: string) => /\.md$|^docs\/|^bench\/|^\.ci\/|^\.prettier|^\.editorconfig$/.test(file);

/** The tests that a change of these files can break, besides `npm run check`, which always runs whole. */
export function scopeOf(files: readonly string[]): Scope {
  const heard = files.filter((file) => !isSilent(file));
  const all = heard.find(isFoundation);
  if (all) return { unit: [], e2e: [], owners: undefined, reasons: [`Everything runs: all tests stand on ${all}.`] };
  const unit = unitTestsOf(heard);
  const walks = walksOf(heard);
  return {
    unit: unit.length > 0 ? unit : null,
    e2e: walks.length > 0 ? walks : null,
    owners: ownersOf(heard),
    reasons: [
      `${files.length} changed files.`,
      unit.length > 0 ? `Unit tests: ${unit.join(' ').replaceAll(root, '')}` : 'No unit tests.',
      walks.length > 0 ? `Walks: ${walks.join(' ')}` : 'No walks.',
    ],
  };
}

/**
 * Jest's arguments for these files. Of the server, whose every test starts the whole of it, the tests of the changed module
 * and of those that use it; of all else the tests that import a changed file, however far away.
 */
function unitTestsOf(files: readonly string[]): string[] {
  const modules = new Set(files.flatMap((file) => /^server\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? []));
  const wholeServer = files.some((file) => file.startsWith('server/') && !/^server\/src\/(modules|demo)\//.test(file) && !isTest(file));
  const others = files.filter((file) => (!file.startsWith('server/src/modules/') || isTest(file)) && existsSync(join(root, file)));
  const server = wholeServer
    ? ['server/src/']
    : [...modules].flatMap((name) => [name, ...dependentModules(name)]).map((name) => `server/src/modules/${name}/`);
  const related = others.filter((file) => /\.(tsx?|mjs|cjs|json|graphql|sql)$/.test(file) && !(wholeServer && file.startsWith('server/')));
  if (server.length === 0) return related.length > 0 ? ['--passWithNoTests', '--findRelatedTests', ...absolute(related)] : [];
  // Jest takes either patterns or files: the folders of what else has changed stand in for its files.
  const folders = related.map((file) => /^((?:shared|server\/src)\/[^/]+|[^/]+)\//.exec(file)?.[1] ?? file).map((folder) => `${folder}/`);
  return ['--passWithNoTests', '--testPathPatterns', ...new Set([...server, ...folders])];
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const absolute = (files: readonly string[]) => files.map((file) => join(root, file));

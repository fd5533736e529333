import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './platform/paths.ts';

/** Names of tables, or of views, by module: of `reviews` and the like, and of `platform/outbox` and the like. */
export type NamesByModule = Readonly<Record<string, readonly string[]>>;

const sources = join(paths.server, 'src');

/** The tables that each module names in its `index.ts`, a part of the platform in its `.sql.ts`: its `.sql.ts` files alone may name them. */
export const tablesByModule = (): NamesByModule => namesOf('tables');

/** The views that a module offers to all the others. */
export const viewsByModule = (): NamesByModule => namesOf('views');

/** Table or view → module. */
export function tableOwners(): Readonly<Record<string, string>> {
  const all = [...Object.entries(tablesByModule()), ...Object.entries(viewsByModule())];
  return Object.fromEntries(all.flatMap(([owner, names]) => names.map((name) => [name, owner])));
}

/** Read as text: a check that looks at tables need not load the whole server. */
function namesOf(kind: 'tables' | 'views'): NamesByModule {
  const list = new RegExp(`^export const ${kind} = \\[([^\\]]*)\\]`, 'm');
  const named = placesOfNames().map(({ module, file }) => {
    const [, names = ''] = list.exec(readFileSync(file, 'utf8')) ?? [];
    return [module, names.match(/\w+/g) ?? []] as const;
  });
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}

function placesOfNames(): { module: string; file: string }[] {
  const modules = readdirSync(join(sources, 'modules')).map((module) => ({ module, file: join(sources, 'modules', module, 'index.ts') }));
  const platform = readdirSync(join(sources, 'platform'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const parts = platform.flatMap(({ name }) =>
    readdirSync(join(sources, 'platform', name))
      .filter((file) => file.endsWith('.sql.ts'))
      .map((file) => ({ module: `platform/${name}`, file: join(sources, 'platform', name, file) })),
  );
  return [...modules, ...parts];
}

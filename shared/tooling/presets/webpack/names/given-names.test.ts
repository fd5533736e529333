import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { givenNames } from './given-names.ts';

const root = join(import.meta.dirname, '..', '..', '..', '..', '..');
const built = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
const shared = readdirSync(join(root, 'shared')).filter((name) => !['testing', 'tooling', 'wire'].includes(name));

const sources = [...built, ...shared.map((name) => join('shared', name))]
  .map((name) => join(root, name, 'src'))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

function importedFrom(module: string): Set<string> {
  const imports = sources.flatMap((source) => [...source.matchAll(new RegExp(`import \\{([^}]*)\\} from '${module}'`, 'g'))]);
  return new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' as ')[0] ?? '')));
}

/** Names that ordinary libraries take, and that a copy of a remote's own could not stand for: docs/libraries.md. */
const forLibraries: Readonly<Record<string, readonly string[]>> = {
  'react-router-dom': [
    'UNSAFE_DataRouterContext',
    'UNSAFE_NavigationContext',
    'createPath',
    'createSearchParams',
    'parsePath',
    'useHref',
    'useInRouterContext',
    'useMatch',
    'useResolvedPath',
  ],
  'styled-components': ['ThemeContext', 'ThemeProvider', 'default', 'useTheme'],
};

test.each(Object.entries(givenNames))('only those names of %s are shared that some package imports, or libraries need', (module, names) => {
  const taken = importedFrom(module);
  expect(names.filter((name) => !taken.has(name))).toEqual(forLibraries[module] ?? []);
});

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const ofShell = createRequire(join(import.meta.dirname, '../../../../../shell/package.json'));
const lighten = require('./visitors-router-loader.cjs') as (source: string) => string;

/** The file of the router that has its components, as its authors build it for developers or for a site. */
function routerFile(build: 'development' | 'production'): string {
  const folder = join(dirname(createRequire(ofShell.resolve('react-router-dom')).resolve('react-router')), '..', build);
  const files = readdirSync(folder)
    .filter((name) => /^chunk.*\.mjs$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return files.find((source) => source.includes('var Link = '))!;
}

test('the router that visitors get is the one that its authors build for sites', () => {
  const lightened = lighten(routerFile('development'));

  expect(lightened).toBe(lighten(routerFile('production')));
  expect(lightened).toContain('var ENABLE_DEV_WARNINGS = false;');
});

test('the components of the router can be shaken off, since none is given a name', () => {
  const lightened = lighten(routerFile('development'));

  expect(lightened).not.toMatch(/^\w+\.displayName = /m);
  expect(lightened).toMatch(/^var NavLink = \/\* @__PURE__ \*\/ \w+\.forwardRef\($/m);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRouteMatcher, remoteNames, type Composition, type Route } from '@petcare/contracts';
import { fontTags } from '../../delivery/src/page/document/font-faces.ts';
import { SCREENS } from './screens-plugin.ts';
import { ASSETS } from './webpack.config.ts';

const fonts = { common: `${ASSETS}fonts/petcare-sans.woff2`, rest: `${ASSETS}fonts/petcare-sans-rest.woff2` };
const release = 'monolith';
// The shell registers the pages of those remotes only that the composition names.
const remotes = Object.fromEntries(remoteNames.map((name) => [name, { release, entry: `${ASSETS}${name}` }]));
const composition: Composition = { id: release, shell: { release }, remotes };

function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
}

function htmlOf({ title, scripts, lazy }: { title: string; scripts: readonly string[]; lazy: readonly string[] }): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<title>${title} | 펫케어</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${scripts.map((file) => `<script defer src="${ASSETS}${file}"></script>`).join('\n')}
${lazy.map((file) => `<link rel="preload" as="script" href="${ASSETS}${file}">`).join('\n')}
${fontTags(fonts, '')}
<link rel="icon" type="image/svg+xml" href="${ASSETS}favicon.svg">
</head>
<body>
<div id="app"></div>
<script type="application/json" id="composition">${JSON.stringify(composition)}</script>
</body>
</html>
`;
}

/**
 * The documents of a finished build. The lazy files of the page at an address
 * are preloaded beside the entry; the typeface is named as in the composed page.
 */
export function createDocuments(folder: string): (path: string) => string {
  const files = readdirSync(folder);
  const scripts = ['runtime', 'vendor', 'main'].flatMap((name) =>
    files.filter((file) => new RegExp(`^${name}\\.[0-9a-f]{8}\\.js$`).test(file)),
  );
  const screens = readJson<Record<string, string[]>>(folder, SCREENS);
  const matchRoute = createRouteMatcher(readJson<Route[]>(folder, 'routes.json'));
  return (path) => {
    const route = matchRoute(path);
    const lazy = (route?.page && screens[`${route.owner}/${route.page}`]) || [];
    if (route?.page && lazy.length === 0) throw new Error(`The build names no files of ${route.owner}/${route.page}`);
    return htmlOf({ title: route?.title ?? '', scripts, lazy });
  };
}

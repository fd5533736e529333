import type { BuildManifest } from '@petcare/wire/manifest';
import { fontsOf, fontTags } from './font-faces.ts';

const shellWith = (...paths: string[]) => ({
  package: 'shell',
  release: '00000000000a',
  manifest: { files: paths.map((path) => ({ path, bytes: 1, brotliBytes: 1, integrity: '' })) } as unknown as BuildManifest,
  previous: null,
  previousManifest: null,
});

test('the head names the font files of the shell release for wide screens only', () => {
  const html = fontTags(fontsOf(shellWith('fonts/petcare-sans.woff2', 'fonts/petcare-sans-rest.woff2')), 'n0nce');
  expect(html).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin media="(min-width: 768px)" href="/releases/shell/00000000000a/fonts/petcare-sans.woff2">',
  );
  expect(html).toMatch(
    /<style nonce="n0nce">@media \(min-width: 768px\)\{@font-face\{.*url\(\/releases\/shell\/00000000000a\/fonts\/petcare-sans-rest\.woff2\).*\}\}<\/style>$/,
  );
});

test('a shell release without the font has no font rules', () => {
  expect(fontTags(fontsOf(shellWith('main.js')), 'n0nce')).toBe('');
});

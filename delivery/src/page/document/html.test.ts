import { readFileSync } from 'node:fs';
import { FRESH_RELOAD, type Composition } from '@petcare/contracts';
import { paths } from '../../platform/paths.ts';
import { documentEnd, documentStart, type PageParts } from './html.ts';

const composition: Composition = { id: '0123456789', shell: { release: '00000000000a' }, remotes: {} };
const file = { address: '/releases/shell/00000000000a/main.js' };
const parts: PageParts = {
  route: null,
  origin: 'https://petcare.example',
  pathname: '/',
  composition,
  boot: { release: '00000000000b', attempt: 2 },
  preloads: [],
  developmentScripts: [],
  entry: file,
  icon: '/favicon.svg',
  picture: '/share.png',
  fonts: { common: '/fonts/common.woff2', rest: '/fonts/rest.woff2' },
  stylesVersion: '6.6.0',
};
const html = documentStart(parts, null, 'nonce') + documentEnd(parts, null, 'nonce');
const [, attributes, guard = ''] = /<script (nonce="nonce" data-[^>]*)>([\s\S]*?)<\/script>/.exec(html) ?? [];

test('puts the boot guard before the entry, with its release and attempt', () => {
  expect(attributes).toBe('nonce="nonce" data-release="00000000000b" data-attempt="2"');
  expect(html.indexOf(guard)).toBeLessThan(html.indexOf('<script defer'));
  expect(html.indexOf(guard)).toBeGreaterThan(html.indexOf('id="composition"'));
});

test('inlines the boot guard whole, small and without comments', () => {
  expect(() => new Function(guard)).not.toThrow();
  expect(guard).not.toMatch(/^\s|\/\/|<\/script|<!--/m);
  expect(Buffer.byteLength(guard)).toBeLessThan(2_500);
  const code = (text: string) => text.replace(/^\s*\/\/.*$/gm, '').replace(/\s+/g, '');
  expect(code(guard)).toBe(code(readFileSync(paths.bootGuard, 'utf8')));
});

test('has the boot guard listen for the shell’s event', () => {
  expect(guard).toContain(`addEventListener('${FRESH_RELOAD}', again)`);
});

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
  preview: null,
  preloads: [],
  developmentScripts: [],
  entry: file,
  icon: '/favicon.svg',
  picture: '/share.png',
  theme: { light: '#ffffff', dark: '#211a16' },
  fonts: { common: '/fonts/common.woff2', rest: '/fonts/rest.woff2' },
  installable: null,
  kept: null,
  stylesVersion: '6.6.0',
};
const html = documentStart(parts, null, 'nonce') + documentEnd(parts, null, 'nonce');
const [, attributes, guard = ''] = /<script (nonce="nonce" data-[^>]*)>([\s\S]*?)<\/script>/.exec(html) ?? [];

test('the page puts the boot guard before the entry, with its release and attempt', () => {
  expect(attributes).toBe('nonce="nonce" data-release="00000000000b" data-attempt="2"');
  expect(html.indexOf(guard)).toBeLessThan(html.indexOf('<script defer'));
  expect(html.indexOf(guard)).toBeGreaterThan(html.indexOf('id="composition"'));
});

test('the page inlines the boot guard whole, small and without comments', () => {
  expect(() => new Function(guard)).not.toThrow();
  expect(guard).not.toMatch(/^\s|\/\/|<\/script|<!--/m);
  expect(Buffer.byteLength(guard)).toBeLessThan(2_500);
  const code = (text: string) => text.replace(/^\s*\/\/.*$/gm, '').replace(/\s+/g, '');
  expect(code(guard)).toBe(code(readFileSync(paths.bootGuard, 'utf8')));
});

test('the document has the boot guard listen for the shell’s event', () => {
  expect(guard).toContain(`addEventListener('${FRESH_RELOAD}', again)`);
});

test('the page keeps browsers from rewriting what was rendered', () => {
  expect(html).toMatch(/<meta name="format-detection" content="telephone=no,[^"]*">/);
});

describe('stylesheets', () => {
  const css = { address: '/releases/mf-search/00000000000c/a.css', integrity: 'sha384-a', owner: 'mf-search' };
  const ofShell = { address: '/releases/shell/00000000000a/b.css', owner: 'shell' };
  const headOf = (isRendered: boolean) =>
    documentStart({ ...parts, preloads: [ofShell, css] }, isRendered ? { head: null, styles: '' } : null, 'nonce');
  const link = '<link rel="stylesheet" data-styles-of="mf-search" href="/releases/mf-search/00000000000c/a.css" integrity="sha384-a">';

  test('of remotes are linked in a rendered page, behind what drops those that fail', () => {
    const head = headOf(true);
    expect(head.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([link]);
    expect(head).not.toContain(`as="style" fetchpriority="low" href="${css.address}"`);
    expect(head).toContain(`<link rel="preload" as="style" fetchpriority="low" href="${ofShell.address}">`);
    expect(head.indexOf("addEventListener('error'")).toBeGreaterThan(0);
    expect(head.indexOf("addEventListener('error'")).toBeLessThan(head.indexOf(link));
  });

  test('are only preloaded where nothing is rendered', () => {
    expect(headOf(false)).not.toContain('rel="stylesheet"');
    expect(headOf(false)).toContain(`<link rel="preload" as="style" href="${css.address}" integrity="sha384-a">`);
  });
});

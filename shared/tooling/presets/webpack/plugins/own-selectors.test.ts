import { outreachesOf } from './own-selectors.ts';

const OWNER = 'mf-search';
const refused = (css: string) => outreachesOf(css, OWNER).map(({ selector, line }) => `${line} ${selector}`);

test.each([
  '.card{}',
  'a.card:hover, .card > a, .card::before, .card:not(a){}',
  'body.is-open .card{}',
  '[data-owner="mf-search"] p{}',
  ':is(.card, .list) a{}',
  '.card{ & > a{} a{} &:hover{} @media (width > 1px){ & p{} } }',
  '@media print{ .card{} }',
  '@keyframes turn{ from{} 50%{} to{} }',
  '@scope (.card){ a{} }',
  ':global(.maplibregl-map) a{}',
  '@font-face{font-family:x}',
  ':root{ --fc-border: #ddd; /* dark */ --fc-text: #333; }\n[data-color-scheme=dark]{ --fc-border: #333; }',
])('the check of selectors takes %s', (css) => {
  expect(refused(css)).toEqual([]);
});

test.each([
  ['body{}', ['1 body']],
  ['.card{}\n\n*, a{}', ['3 *', '3 a']],
  [':root{--pc-header-height:1px}', ['1 :root']],
  [':root{--fc-border:1px;color:red}', ['1 :root']],
  [':root{ --fc-border:1px; & p{} }', ['1 :root']],
  ['.card{}\nhtml.card{}', ['2 html.card']],
  ['body:has(.card){}', ['1 body:has(.card)']],
  ['p:not(.card){}', ['1 p:not(.card)']],
  [':is(.card, a){}', ['1 :is(.card, a)']],
  [':global(body){}', ['1 :global(body)']],
  ['@media print{\n  h1{}\n}', ['2 h1']],
  ['@layer base{ a{} }', ['1 a']],
  ['@scope (main){ a{} }', ['1 a']],
  ['.card{ body &{} body:has(&){} :root{} }', ['1 body:has(&)', '1 :root']],
  ['[data-owner="mf-reviews"] p{}', ['1 [data-owner="mf-reviews"] p']],
  ['[class] p{}', ['1 [class] p']],
  ['.sc-frame{}', ['1 .sc-frame']],
  ['#app > p{}', ['1 #app > p']],
])('the check of selectors refuses %s', (css, selectors) => {
  expect(refused(css)).toEqual(selectors);
});

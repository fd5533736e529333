import { createSentStyles } from './styles.ts';

const block = (group: number, id: string, names: string[], rules: string[]) =>
  `${rules.map((rule) => `${rule}/*!sc*/\n`).join('')}data-styled.g${group}[id="${id}"]{content:"${names.join(',')},"}/*!sc*/\n`;

test('the page’s stylesheet gives each component one number in the page, whatever it has in its trees', () => {
  const sent = createSentStyles();
  const frame = block(1, 'sc-button', ['a'], ['.a{color:red}']) + block(9, 'sc-header', ['h'], ['.h{top:0}']);
  const search = block(1, 'sc-button', ['a', 'b'], ['.a{color:red}', '.b{color:blue}']) + block(9, 'sc-card', ['c'], ['.c{left:0}']);
  expect(sent.add([frame, search])).toBe(
    block(1, 'sc-button', ['a', 'b'], ['.a{color:red}', '.b{color:blue}']) +
      block(2, 'sc-header', ['h'], ['.h{top:0}']) +
      block(3, 'sc-card', ['c'], ['.c{left:0}']),
  );
});

test('the page’s stylesheet keeps a component behind the one that it extends, also when that comes with a later tree', () => {
  const sent = createSentStyles();
  const css = sent.add([
    block(5, 'sc-derived', ['d'], ['.d{}']),
    block(2, 'sc-base', ['b'], ['.b{}']) + block(7, 'sc-derived-too', ['t'], ['.t{}']),
  ]);
  expect(css.indexOf('.b{}')).toBeLessThan(css.indexOf('.t{}'));
});

test('the page’s stylesheet does not send styles again', () => {
  const sent = createSentStyles();
  const css = block(1, 'sc-button', ['a'], ['.a{color:red}']);
  sent.add([css]);
  expect(sent.add([css])).toBe('');
  expect(sent.add([block(4, 'sc-button', ['a', 'b'], ['.a{color:red}', '.b{color:blue}'])])).toBe(
    block(1, 'sc-button', ['b'], ['.b{color:blue}']),
  );
});

test('the page’s stylesheet escapes what would end the style element', () => {
  expect(createSentStyles().add([block(1, 'sc-x', ['a'], ['.a{content:"</style><script>"}'])])).toContain(
    '.a{content:"<\\/style><script>"}',
  );
});

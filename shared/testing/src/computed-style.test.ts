/** The window of the tests puts fewer rules before jsdom's matcher, and keeps what it found: both must not be seen. */
const SELECTORS = [
  ...['p', 'P', '*', '.one', '.One', '#a', 'p.one', '.one.two', '.two.one', 'div > .one', 'div .two', '.one + p', '.one ~ .two'],
  ...['.none, .one', '.one, #b', 'p:not(.one)', '.one:not(.two, .three)', ':is(.one, #b)', ':is(p, .x) .deep', 'p:first-child'],
  ...[
    '[title]',
    '[title="a b"]',
    '[title="a, .one ]"]',
    '.two[title="]"]',
    "p[title='.none']",
    '.a\\:b',
    '.one:hover',
    ':root p',
    'p:nth-child(2)',
  ],
  ...['.ones', '.on', 'one', '.one:not(:not(.two))', '.three>p', 'p:not([title="(.x)"])', 'html body p'],
];

beforeEach(() => {
  document.body.innerHTML = `<div class="three"><p id="a" class="one">a</p><p id="b" class="two one" title="a, .one ]">b</p>
    <p class="ones" title="a b"><b class="deep">c</b></p><p class="a:b" title=".none"></p><p class="two" title="]"></p></div>`;
});

test.each(SELECTORS)('the rule %s is that of all elements that it is about, and of no others', (selector) => {
  document.head.innerHTML = `<style>${selector} { order: 7 }</style>`;
  const elements = [...document.querySelectorAll('*')];
  const matched = elements.filter((element) => element.matches(selector));
  expect(elements.filter((element) => getComputedStyle(element).order === '7')).toEqual(matched);
});

test('a style that is asked for after a change is the new one', () => {
  document.head.innerHTML = '<style>.hidden { display: none } .dark { visibility: hidden }</style>';
  const [element, deep] = [document.querySelector('#a')!, document.querySelector('.deep')!];
  const seen = (of: Element) => [getComputedStyle(of).display, getComputedStyle(of).visibility];
  expect(seen(element)).toEqual(['block', 'visible']);
  element.classList.add('hidden');
  expect(seen(element)).toEqual(['none', 'visible']);
  element.className = '';
  expect(seen(element)).toEqual(['block', 'visible']);
  element.setAttribute('style', 'display: flex');
  expect(seen(element)).toEqual(['flex', 'visible']);
  expect(seen(deep)).toEqual(['', 'visible']);
  document.body.className = 'dark';
  expect(seen(deep)).toEqual(['', 'hidden']);
  document.head.innerHTML = '<style>.deep { display: grid }</style>';
  expect(seen(deep)).toEqual(['grid', 'visible']);
});

test('a style that is asked for twice is the same while nothing changes', () => {
  const element = document.querySelector('#a')!;
  expect(getComputedStyle(element)).toBe(getComputedStyle(element));
});

import { guardNavigation } from './navigation-guard.ts';

const stacks: string[] = [];
let bannedWord = '';
beforeAll(() =>
  guardNavigation({ onEndless: (stack) => stacks.push(stack), isBanned: (stack) => bannedWord !== '' && stack.includes(bannedWord) }),
);

let pages = 0;
const goOn = () => history.pushState(null, '', `/page-${(pages += 1)}`);
const times = (count: number, act: () => void) => Array.from({ length: count }).forEach(act);

beforeEach(() => {
  jest.useFakeTimers();
  // Each test long after the one before.
  jest.advanceTimersByTime((pages + 1) * 1_000_000);
  stacks.length = 0;
});
afterEach(() => jest.useRealTimers());

test('the guard of the address blocks endless changes of the address, reports their origin once and allows them again later', () => {
  times(30, goOn);
  const last = location.href;
  times(50, goOn);
  expect(location.href).toBe(last);
  expect(stacks).toEqual([expect.stringContaining('navigation-guard.test')]);
  jest.advanceTimersByTime(10_000);
  goOn();
  expect(location.href).not.toBe(last);
});

test('the guard of the address counts replaced addresses, but not calls that keep the address', () => {
  times(100, () => history.replaceState({ index: 1 }, ''));
  times(100, () => history.replaceState(null, '', location.href));
  expect(stacks).toEqual([]);
  times(31, () => history.replaceState(null, '', `?page=${(pages += 1)}`));
  expect(stacks).toHaveLength(1);
});

test('the guard of the address does not treat slow changes as a loop', () => {
  times(100, () => {
    goOn();
    jest.advanceTimersByTime(400);
  });
  expect(stacks).toEqual([]);
});

test('the guard of the address does not count events made by a script as acts of a person', () => {
  times(25, goOn);
  dispatchEvent(new KeyboardEvent('keydown'));
  times(25, goOn);
  expect(stacks).toHaveLength(1);
});

test('the guard of the address blocks navigation by a banned file and allows all others', () => {
  const before = location.href;
  bannedWord = 'navigation-guard.test';
  goOn();
  expect(location.href).toBe(before);
  bannedWord = 'a file of another';
  goOn();
  expect(location.href).not.toBe(before);
  bannedWord = '';
});

import { aMounting, settle } from './testing/a-mounting.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const rendered = (release: string) => `<div data-owner="mf-search" data-rendered="${release}"><p>rendered</p></div>`;

test('a place that came rendered is taken over by the release that has rendered it, and stays until then', async () => {
  const { mounting, place } = aMounting('good');
  place.innerHTML = rendered('new');
  const [child] = place.children;
  mounting.show(place, {});
  expect(place.textContent).toBe('rendered');
  await settle();
  expect([...place.children]).toEqual([child]);
  expect(place.textContent).toContain('try 0');
});

test('a place that came rendered is taken over by a second try of the same release', async () => {
  const { mounting, place, statuses } = aMounting('fails to load', 'good');
  place.innerHTML = rendered('new');
  const [child] = place.children;
  mounting.show(place, {});
  await settle();
  expect(statuses).toEqual(['loading', 'shown']);
  expect([...place.children]).toEqual([child]);
});

test.each(['another', 'old'])(
  'a place that came rendered is cleared away when what comes is not the release that rendered it (%s)',
  async (release) => {
    const { mounting, place } = aMounting('good');
    place.innerHTML = rendered(release);
    mounting.show(place, {});
    await settle();
    expect(place.textContent).toBe('try 0');
    expect(place.children).toHaveLength(1);
  },
);

test('a place that came rendered is cleared away when nothing can be had, and when people go on before that', async () => {
  const failing = aMounting('fails to load', 'fails to load', 'fails to load');
  failing.place.innerHTML = rendered('new');
  failing.mounting.show(failing.place, {});
  await settle();
  expect(failing.statuses.at(-1)).toBe('failed');
  expect(failing.place.childNodes).toHaveLength(0);

  const left = aMounting('never loads');
  left.place.innerHTML = rendered('new');
  left.mounting.show(left.place, {});
  left.mounting.hide();
  expect(left.place.childNodes).toHaveLength(0);
});

import type { Remote } from '@petcare/remote';
import { aMounting, settle } from './testing/a-mounting.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const rendered = (release: string) => `<div data-owner="mf-search" data-rendered="${release}"><p>rendered</p></div>`;

test('the shell hydrates a rendered place with the release that rendered it and keeps it until then', async () => {
  const { mounting, place } = aMounting('good');
  place.innerHTML = rendered('new');
  const [child] = place.children;
  mounting.show(place, {});
  expect(place.textContent).toBe('rendered');
  await settle();
  expect([...place.children]).toEqual([child]);
  expect(place.textContent).toContain('try 0');
});

test('the shell hydrates a rendered place on the second try of the same release', async () => {
  const { mounting, place, statuses } = aMounting('fails to load', 'good');
  place.innerHTML = rendered('new');
  const [child] = place.children;
  mounting.show(place, {});
  await settle();
  expect(statuses).toEqual(['loading', 'shown']);
  expect([...place.children]).toEqual([child]);
});

test('the shell takes a rendered place over with the props that it was rendered with, then passes those that came meanwhile', async () => {
  const { mounting, place, given } = aMounting('good');
  place.innerHTML = rendered('new');
  mounting.show(place, { said: 'as rendered' });
  mounting.update({ said: 'as asked since' });
  await settle();
  expect(given).toEqual(['mount as rendered', 'update as asked since']);
});

test('the shell begins with the latest props what is made anew', async () => {
  const { mounting, place, given } = aMounting('good');
  place.innerHTML = rendered('another');
  mounting.show(place, { said: 'as rendered' });
  mounting.update({ said: 'as asked since' });
  await settle();
  expect(given).toEqual(['mount as asked since']);
});

test.each(['another', 'old'])('the shell clears a place that was rendered by a release other than the loaded one (%s)', async (release) => {
  const { mounting, place } = aMounting('good');
  place.innerHTML = rendered(release);
  mounting.show(place, {});
  await settle();
  expect(place.textContent).toBe('try 0');
  expect(place.children).toHaveLength(1);
});

test('the shell clears a rendered place when no source loads or when people leave before that', async () => {
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

test('the shell gives a light ground to a remote that names no dark scheme, and none to one that does', async () => {
  const known: Remote['schemes'][] = [undefined, ['light'], ['light', 'dark']];
  for (const schemes of known) {
    const { mounting, place } = aMounting({ behaviour: 'good', schemes });
    mounting.show(place, {});
    await settle();
    expect(place.innerHTML.includes('data-scheme="light"')).toBe(!schemes?.includes('dark'));
  }
});

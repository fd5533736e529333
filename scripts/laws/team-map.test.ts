import { teamMap } from './team-map.ts';

const offer = { name: 'mf-reviews', pages: ['list'], parts: ['stars'], emits: ['review.written'], hears: [] };
const route = { path: '/reviews', owner: 'mf-reviews', page: 'list', title: '리뷰' };
const slots = { 'hospital.reviews': { host: 'mf-search', remote: 'mf-reviews', part: 'stars' } };
const search = { name: 'mf-search', pages: [], parts: [], emits: [], hears: ['review.written'] };

test('the map of teams lists who owns each page, where parts are placed, and which events are sent', () => {
  const map = teamMap([offer, search], [route, { ...route, path: '/later', page: null }], slots);
  expect(map).toContain('| `mf-reviews` | `/reviews` 리뷰 | `stars` in mf-search (`hospital.reviews`) | `review.written` | – |');
  expect(map).toContain('| `mf-search` | – | – | – | `review.written` |');
  expect(map).toContain('1 more URLs');
});

test.each([
  ['a URL whose page nobody offers', [offer], [route, { ...route, page: 'gone' }], slots, "shows the page 'gone'"],
  ['a slot whose part nobody offers', [{ ...offer, parts: [] }], [route], slots, "the part 'stars'"],
  ['a page without a URL', [offer], [], slots, "no URL in shell/src/routes.ts, nor a row of its own, shows its page 'list'"],
])('the map of teams refuses %s', (_name, offers, routes, owners, message) => {
  expect(() => teamMap(offers, routes, owners)).toThrow(message);
});

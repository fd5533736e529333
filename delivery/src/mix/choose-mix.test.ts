import type { StoredMixes } from './mix-rule.ts';
import { canary, live, NOW, OVER, PREVIEW, registry, SECRET, stored, tester, UNFIT, usual } from '../testing/fixture-mix.ts';
import { chooseMix, type ChosenMix } from './choose-mix.ts';
import { compositionOf } from './composition.ts';
import { signTicket } from './signed-link.ts';

function choose(path: string, { cookies = {}, isLocal = false, from = usual, mixes = stored as StoredMixes | null } = {}) {
  const request = { url: new URL(path, 'http://site'), isLocal, cookies: cookies as Record<string, string>, isSecure: true };
  return chooseMix(request, from, { secret: SECRET, stored: mixes });
}
type Options = Parameters<typeof choose>[1];

async function chosen(path: string, options?: Options): Promise<ChosenMix & { search: string | undefined }> {
  const choice = await choose(path, options);
  if (choice.kind !== 'mix') throw new Error(`No mix but ${choice.kind}`);
  return { ...choice.chosen, search: choice.chosen.mix.get('mf-search')?.release };
}

test('the mix gives a visitor what is live, sets no cookie, and lets everybody have the page', async () => {
  const choice = await choose('/');
  expect(choice).toMatchObject({ kind: 'mix', cookies: [], chosen: { pinned: false, tester: undefined, isForEverybody: true } });
  expect(await chosen('/')).toMatchObject({ search: 'search-1', key: expect.stringContaining('public') });
});

test('the mix answers that no shell is released', async () => {
  expect(await choose('/', { from: registry(live('mf-search', 'search-1')) })).toEqual({ kind: 'no-shell', cookies: [] });
});

describe('a canary', () => {
  const withCanary = (share: number) => registry(live('shell', 'shell-1'), live('mf-search', 'search-1', canary(share)));

  test('is given to a visitor of its share, with the live release to fall back on, and stays theirs by a cookie', async () => {
    const first = await choose('/', { from: withCanary(100) });
    expect(first.cookies).toMatchObject([{ name: 'petcare-visitor', options: { maxAge: 30 * 86_400, secure: true } }]);
    const cookies = { 'petcare-visitor': first.cookies[0]?.value };
    const again = await choose('/', { from: withCanary(100), cookies });
    expect(again.cookies).toEqual([]);
    const { mix, search, isForEverybody } = await chosen('/', { from: withCanary(100), cookies });
    expect([search, mix.get('mf-search')?.previous, isForEverybody]).toEqual(['canary', 'search-1', false]);
  });

  test('is not given to a visitor outside of its share', async () => {
    expect((await chosen('/', { from: withCanary(0) })).search).toBe('search-1');
  });

  test('gives the visitors with the same releases one page, and the others another', async () => {
    const [a, b, c] = [
      await chosen('/', { from: withCanary(100) }),
      await chosen('/', { from: withCanary(100) }),
      await chosen('/', { from: withCanary(0) }),
    ];
    expect(a.key).toBe(b.key);
    expect(a.key).not.toBe(c.key);
  });
});

describe('a signed link', () => {
  const ticket = signTicket(SECRET, '0123456789', new Date(NOW.getTime() + 60_000));
  const link = (changed: Partial<typeof ticket> = {}) => `/?${new URLSearchParams({ composition: ticket.id, ...ticket, ...changed })}`;

  test('opens its exact mix, keeps it in a cookie, and shares the page with nobody', async () => {
    expect(await choose(link())).toMatchObject({ kind: 'mix', cookies: [{ name: 'petcare-composition' }] });
    expect(await chosen(link())).toMatchObject({ pinned: true, search: 'search-0', key: null, isForEverybody: false });
    const cookies = { 'petcare-composition': `${ticket.id}.${ticket.until}.${ticket.signature}` };
    expect(await chosen('/', { cookies })).toMatchObject({ pinned: true, search: 'search-0' });
  });

  test('with a wrong signature is refused, and with an id of no mix is not found', async () => {
    expect(await choose(link({ signature: 'x' }))).toMatchObject({ kind: 'broken-link', status: 400 });
    const { id, ...unknown } = signTicket(SECRET, '9876543210', new Date(NOW.getTime() + 60_000));
    expect(await choose(`/?${new URLSearchParams({ composition: id, ...unknown })}`)).toMatchObject({ kind: 'broken-link', status: 404 });
  });

  test('is left by an empty parameter', async () => {
    expect(await choose('/?composition=')).toMatchObject({ kind: 'mix', cookies: [{ value: '', options: { maxAge: 0 } }] });
  });

  test('is not found while the registry is away', async () => {
    expect(await choose(link(), { mixes: null })).toMatchObject({ kind: 'broken-link', status: 404, cookies: [] });
  });
});

describe('a tester', () => {
  const cookies = { 'petcare-tester': tester.key };

  test('gets the releases that the address names, and the page says so', async () => {
    const choice = await chosen('/?remote=mf-search@search-2', { cookies });
    expect(choice).toMatchObject({ search: 'search-2', key: null, tester: { canaries: [] } });
    expect(compositionOf(choice)).toMatchObject({ overrides: ['mf-search'], tester: { canaries: [] } });
  });

  test('is told which of the named releases are unknown', async () => {
    expect(await choose('/?remote=mf-search@search-2,mf-search@nothing', { cookies })).toMatchObject({
      kind: 'unknown-releases',
      unknown: ['mf-search@nothing'],
      rest: ['mf-search@search-2'],
    });
  });

  test('gets the faults that the address names', async () => {
    expect((await chosen('/?fault=mf-search:hang', { cookies })).faults).toEqual([{ remote: 'mf-search', fault: 'hang' }]);
  });

  test('gets a page of their own kind, which is kept for testers and for no shared cache', async () => {
    expect(await chosen('/', { cookies })).toMatchObject({ key: expect.stringContaining('tester'), isForEverybody: false });
  });
});

test.each([
  ['another visitor', {}],
  ['a tester while the registry is away', { cookies: { 'petcare-tester': tester.key }, mixes: null }],
  ['somebody on this machine while the registry is away', { isLocal: true, mixes: null }],
] as [string, Options][])('the mix gives %s neither overrides nor faults', async (_, options) => {
  expect(await chosen('/?remote=mf-search@search-2&fault=mf-search:hang', options)).toMatchObject({
    search: 'search-1',
    faults: [],
    tester: undefined,
  });
});

test('the mix gives the previous release of a shell that could not start, and tells testers which one was left out', async () => {
  const id = '0123456789ab';
  const from = registry(live('shell', id), live('mf-search', 'search-1'));
  const options = { from, cookies: { 'petcare-shell': `${id}.2`, 'petcare-tester': tester.key } };
  expect(await chosen('/', options)).toMatchObject({ shell: { release: 'before' }, tester: { brokenShell: id }, key: null });
  expect(await chosen('/', { from, cookies: { 'petcare-shell': `${id}.1` } })).toMatchObject({ shell: { release: id }, key: null });
});

describe('a preview', () => {
  const kept = { 'petcare-preview': PREVIEW };
  const END = { name: 'petcare-preview', value: '', options: { maxAge: 0 } };
  const link = (id: string) => `/hospital?preview=${id}`;

  test('shows its release in what is live, never in a canary, and stays for the visit', async () => {
    const from = registry(live('shell', 'shell-1', canary(100)), live('mf-search', 'search-1', canary(100)));
    const first = await choose(link(PREVIEW), { from });
    expect(first.cookies).toMatchObject([
      { name: 'petcare-preview', value: PREVIEW, options: { httpOnly: true, sameSite: 'lax', secure: true } },
    ]);
    const { search, shell, preview, mix, key, isForEverybody } = await chosen('/', { from, cookies: kept });
    expect([search, shell.release, preview?.id, key, isForEverybody]).toEqual(['search-9', 'shell-1', PREVIEW, null, false]);
    // Its failure must be seen, not the live release in its place.
    expect(mix.get('mf-search')?.previous).toBeNull();
    expect((await choose('/', { from, cookies: kept })).cookies).toEqual([]);
  });

  test('shows a release of a package of which nothing is live', async () => {
    const { search } = await chosen(link(PREVIEW), { from: registry(live('shell', 'shell-1')) });
    expect(search).toBe('search-9');
  });

  test.each([
    ['over', link(OVER), {}, []],
    ['unknown', link('d'.repeat(32)), {}, []],
    ['over, and kept', '/', { 'petcare-preview': OVER }, [END]],
  ])('that is %s is told of, and its cookie goes', async (_what, path, cookies, set) => {
    expect(await choose(path, { cookies })).toMatchObject({ kind: 'ended-preview', cookies: set });
  });

  test('that fits no more says what doesn’t', async () => {
    expect(await choose(link(UNFIT))).toMatchObject({ kind: 'unfit-preview', preview: { id: UNFIT }, misfits: ['no slot'] });
  });

  test('ends by an address without one, and by a link to an exact mix; a preview ends such a mix', async () => {
    expect(await choose('/?preview=', { cookies: kept })).toMatchObject({ kind: 'mix', cookies: [END], chosen: { preview: null } });
    const { id, until, signature } = signTicket(SECRET, '0123456789', new Date(NOW.getTime() + 1000));
    const mix = `/?composition=${id}&until=${until}&signature=${signature}`;
    expect(await choose(mix, { cookies: kept })).toMatchObject({
      kind: 'mix',
      cookies: [END, {}],
      chosen: { pinned: true, preview: null },
    });
    const pinned = { 'petcare-composition': `${id}.${until}.${signature}` };
    const opened = await choose(link(PREVIEW), { cookies: pinned });
    expect(opened).toMatchObject({ kind: 'mix', chosen: { pinned: false, preview: { id: PREVIEW } } });
    expect(opened.cookies).toContainEqual(expect.objectContaining({ name: 'petcare-composition', value: '' }));
  });

  test('takes a tester’s overrides off when it is opened, and bears them afterwards', async () => {
    const overridden = { 'petcare-remote': 'mf-search@search-2' };
    expect(await chosen(link(PREVIEW), { isLocal: true, cookies: overridden })).toMatchObject({ search: 'search-9' });
    expect(await chosen('/', { isLocal: true, cookies: { ...kept, ...overridden } })).toMatchObject({ search: 'search-2' });
  });

  test('opens nothing while the registry is away', async () => {
    expect(await choose(link(PREVIEW), { mixes: null })).toMatchObject({ kind: 'broken-link' });
    expect(await choose('/', { mixes: null, cookies: kept })).toMatchObject({ kind: 'mix', cookies: [], chosen: { preview: null } });
  });
});

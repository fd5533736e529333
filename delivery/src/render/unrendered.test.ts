import { selectActs } from '../registry/audit.sql.ts';
import { remoteServer, frameServer, helloServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';
import { releasePackage } from '../release/release-package.ts';

let site: FixtureSite;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  site = await aSite();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});

const named = (name: string) => `${name}@${site.releases.get(name)}`;
const said = async (name: string) => (await selectActs(site.house.sql, name)).at(-1)?.note ?? null;

/** The service's reasons, once it has tried the release as it does for a visitor. */
async function unrendered(): Promise<Record<string, string>> {
  await site.get('/hospital');
  const { unrendered: told } = (await site.delivery.app.inject('/healthz')).json<{ unrendered: Record<string, string> }>();
  return told;
}

test('the report of what is not rendered says nothing of packages that a thread takes', async () => {
  expect(await unrendered()).toEqual({});
  expect(await said('mf-search')).toBeNull();
});

test.each([
  ['asks for what a thread has not', remoteServer('return rendered("");', `require('worker_threads');`), 'may not require worker_threads'],
  ['throws as it is loaded', remoteServer('return rendered("");', 'window.open;'), 'window is not defined'],
  ['is no code', 'this is none', 'SyntaxError'],
  ['renders nothing', 'exports.shared = {};', 'exports no render'],
])(
  'the report of what is not rendered says of a server build that %s, at its release and for as long as it is live',
  async (_, server, why) => {
    await site.release('mf-search', server);
    expect(await said('mf-search')).toMatch(
      new RegExp(`^mf-search ${site.releases.get('mf-search')} is rendered by browsers only: its server build can't be loaded: `),
    );
    expect(await said('mf-search')).toContain(why);
    expect(await unrendered()).toEqual({ [named('mf-search')]: expect.stringContaining(why) });

    await site.release('mf-search', helloServer('mf-search'));
    expect(await said('mf-search')).toBeNull();
    expect(await unrendered()).toEqual({});
  },
);

test('the report of what is not rendered says of an upload, as of a build here, that it has no server build', async () => {
  const { house } = site;
  await house.edit('mf-search', 'without');
  const { release, note } = await releasePackage(house, 'mf-search');
  await site.delivery.registry.refresh();
  expect(note).toBe(`mf-search ${release} is rendered by browsers only: it has no server build.`);
  expect(await unrendered()).toEqual({ [`mf-search@${release}`]: 'it has no server build' });
});

test('the report of what is not rendered counts a canary, and says nothing of packages whose shell renders nothing', async () => {
  const { house } = site;
  await house.edit('mf-search', 'without');
  const { release } = await releasePackage({ ...house, canary: { share: 10, minutes: 30, budget: 2 } }, 'mf-search');
  await site.delivery.registry.refresh();
  expect(await unrendered()).toEqual({ [`mf-search@${release}`]: 'it has no server build' });

  await house.edit('shell', 'without');
  const { note } = await releasePackage(house, 'shell');
  expect(note).toContain('is rendered by browsers only');
  await house.edit('mf-reviews', 'without');
  expect((await releasePackage(house, 'mf-reviews')).note).toBeUndefined();
});

test('the report of what is not rendered leaves a start of the site to what the service finds', async () => {
  const { house } = site;
  await house.edit('shell', 'another', frameServer());
  await house.edit('mf-search', 'without');
  expect((await releasePackage({ ...house, keepHeld: true }, 'mf-search')).note).toBeUndefined();
});

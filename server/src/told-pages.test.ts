import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importBreeds, importDiseases, importFees } from './modules/medical/import/import-knowledge.ts';
import { operatorActs, type Act } from './modules/operator/index.ts';
import { importListings } from './modules/registers/import-listings.ts';
import { sources } from './modules/registers/sources.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { ok, unwrap } from './platform/errors/result.ts';
import { paths } from './platform/paths.ts';
import { noProviders } from './providers/keys.ts';
import { aVerifiedReceipt } from './testing/a-receipt.ts';
import { aBusiness, asViewer } from './testing/a-review.ts';
import { licenceCsv, NEW, type LicenceRow } from './testing/licence-export.ts';
import { operatorOf } from './testing/operator-acts.ts';
import { anOperatedSite } from './testing/operated-site.ts';
import { shownTables, unshownTables } from './testing/pages/shown-tables.ts';
import { listenForPages } from './testing/pages/told-pages.ts';
import { aGuardian, aHospital } from './testing/people.ts';
import { withSandbox } from './testing/sandbox/with-sandbox.ts';
import { withApp } from './testing/with-app.ts';

/** The changes of public pages that no person has asked for through a delivery service: every one of those is told of them. */
const sandbox = withSandbox();
const server = withApp(() => ({ providers: { ...noProviders, kcp: sandbox().keys.kcp } }));
let listener: Awaited<ReturnType<typeof listenForPages>>;
let folder: string;
beforeAll(async () => {
  listener = await listenForPages(server().db);
  folder = await mkdtemp(join(tmpdir(), 'petcare-told-'));
});
afterAll(async () => {
  await listener.end();
  await rm(folder, { recursive: true });
});

const nameOf = ({ area, verb }: Act) => `${area} ${verb}`;
const aFile = async (name: string, text: string) => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

test('each table of the database is known as one that public pages show, or as one that none shows', async () => {
  const tables = await server().db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_version' order by 1`;
  expect(tables.map(({ name }) => name)).toEqual([...Object.keys(shownTables), ...unshownTables].sort());
});

/** Acts whose things take more to make, and those of which no page shows anything. */
const made = ['listings assign', 'payments cancel', 'receipts verify', 'contests announce'];
const unshown = [
  ...['receipts refuse', 'payments retry', 'payments close', 'gifts use', 'corrections close', 'inquiries answer'],
  ...['inquiries correct', 'voices close', 'ads close'],
];

/** Those that take something away come last: what others do something with is there until then. */
const order = ({ verb }: Act) => ['detach', 'retire', 'reset', 'hide', 'reject', 'lock', 'block', 'remove'].indexOf(verb);

test('every act of an operator tells the topics of whatever it has changed in public pages', async () => {
  const inputs = await anOperatedSite(server());
  const changing = operatorActs.filter(({ kind }) => kind === 'change' || kind === 'final');
  const names = changing.map(nameOf).filter((name) => inputs[name] === undefined);
  expect(names.sort()).toEqual([...made, ...unshown].sort());
  const untold: Record<string, string[]> = {};
  for (const act of changing.filter((one) => inputs[nameOf(one)]).sort((a, b) => order(a) - order(b))) {
    // It was approved before.
    if (nameOf(act) === 'registrations reject') continue;
    const run = async () => unwrap(await operatorOf(server()).run(nameOf(act), inputs[nameOf(act)]));
    const { changed, told } = await listener.while(run);
    const missing = changed.filter((topic) => !told.includes(topic));
    if (missing.length > 0) untold[nameOf(act)] = missing;
  }
  expect(untold).toEqual({});
});

test('acts whose things take more to make tell the topics of those, and of no others', async () => {
  const { services, db } = server();
  const { run } = operatorOf(server());
  const hospital = await aBusiness(server(), 'hospital');
  const visit = { date: '2026-11-20', items: [{ name: '진찰료', price: 10_000 }] };
  expect((await listener.while(() => aVerifiedReceipt(server(), hospital, visit))).things).toEqual([`reviews:${hospital}`]);

  const gift = unwrap(await run<{ id: number }>('gifts add', { name: '간식', price: 1_000, stock: 5 })).id;
  const buyer = await aGuardian(server());
  const earned = { userId: buyer.id, point: 1_000, message: '선물', reasonKey: 'told-pages' };
  await inTransaction(db, async (tx) => ok(await services.points.earnPoints(tx, earned)));
  const { idx: order } = unwrap(await services.gifts.buyGift(asViewer(buyer), gift, { point: 1_000, won: 0 }));
  const cancel = async () => unwrap(await run('payments cancel', { order, reason: '잘못 샀어요' }));
  expect(await listener.while(cancel)).toEqual({ changed: ['gifts'], told: ['gifts'], things: ['gifts'] });

  const owner = await aHospital(server());
  const licence = licenceCsv(NEW, [{ number: '77', name: '맡길동물병원' }]);
  await importListings(server(), sources.hospitals, await aFile('one.csv', licence));
  const assign = async () => unwrap(await run('listings assign', { email: owner.email, licence: '77' }));
  const { changed, things } = await listener.while(assign);
  expect([changed, things]).toEqual([['listings'], [expect.stringMatching(/^listings:\d+$/)]]);
});

test('every job tells the topics of whatever it has changed in public pages, and no others', async () => {
  const { services, clock, jobs, runJob } = server();
  const { run } = operatorOf(server());
  const gift = unwrap(await run<{ id: number }>('gifts add', { name: '케이크', price: 10_000, stock: 5 })).id;
  // By the verb: a call would be told of too.
  unwrap(await services.gifts.buyGift(asViewer(await aGuardian(server())), gift, { point: 0, won: 10_000 }));
  const listing = unwrap(await services.listings.addListing({ kind: 'pharmacy', name: '약국', address: '서울특별시', ownerUserId: null }));
  unwrap(await run('premium give', { listing, from: '2026-11-23', to: '2026-11-30' }));
  const told: Record<string, string[]> = {};
  for (const days of [0, 400]) {
    clock.advance({ days });
    for (const { name: job } of jobs) {
      const what = await listener.while(() => runJob(job));
      expect([job, what.told]).toEqual([job, what.changed]);
      if (what.told.length > 0) told[job] = what.told;
    }
  }
  expect(told).toEqual({ 'expire-orders': ['gifts'], 'follow-premium-days': ['listings'] });
});

/** The programs of the server, by the way in which they change what public pages show. */
const programs = {
  'demo/main.ts': 'fills an empty database before a delivery service begins',
  'generate/main.ts': 'writes files',
  'generate/types.main.ts': 'writes files',
  'main.ts': 'calls and jobs',
  'migrate.main.ts': 'tables, before servers and delivery services of the new version begin',
  'modules/books/main.ts': 'reads',
  'modules/medical/import/main.ts': 'imports',
  'modules/operator/main.ts': 'acts',
  'modules/registers/main.ts': 'imports',
  'providers/sandbox/main.ts': 'has no database of the site',
};

test('every program of the server is known by what it changes', () => {
  const all = readdirSync(join(paths.server, 'src'), { recursive: true, encoding: 'utf8' });
  expect(all.filter((file) => /(^|[/.])main\.ts$/.test(file)).sort()).toEqual(Object.keys(programs).sort());
});

test.each(Object.entries(sources))('an import of %s tells of the listings that it has changed, and of no others', async (_name, source) => {
  const file = (rows: LicenceRow[]) => aFile('listings.csv', licenceCsv(NEW, rows));
  const run = async (rows: LicenceRow[]) => {
    const path = await file(rows);
    return listener.while(() => importListings(server(), source, path));
  };
  const [first, second] = [
    { number: '1', name: '하나' },
    { number: '2', name: '둘' },
  ];
  const others = ['3', '4', '5', '6', '7', '8'].map((number) => ({ number, name: `다른 곳 ${number}` }));
  expect((await run([first, second, ...others])).things).toHaveLength(8);
  for (const rows of [
    [first, { ...second, name: '둘째' }, ...others],
    [first, ...others],
  ]) {
    const once = await run(rows);
    expect(once).toMatchObject({ changed: ['listings'], told: ['listings'] });
    expect(once.things).toHaveLength(1);
    expect(await run(rows)).toEqual({ changed: [], told: [], things: [] });
  }
});

test('each import of breeds, diseases or fees tells of what the house knows', async () => {
  const finding = { species: 'dog', body_system: 'eyes', chief_complaint: '눈물', disease: '결막염', symptoms: ['눈이 붉다'] };
  const fees = 'sido,sigungu,item_id,item_name,weight,min_krw,median_krw,max_krw\r\n전국,,consult_first,초진 진찰료,,1000,10000,61000';
  const imports = [
    async () => importBreeds(server(), await aFile('breeds.json', JSON.stringify({ dog: ['푸들'], cat: ['샴'] }))),
    async () => importDiseases(server(), await aFile('diseases.json', JSON.stringify([finding]))),
    async () => importFees(server(), await aFile('fees.csv', fees), 2025),
  ];
  for (const one of imports) expect(await listener.while(one)).toMatchObject({ changed: ['knowledge'], told: ['knowledge'] });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import type { SiteContracts } from '@petcare/wire/manifest';
import { foreignContracts } from '../../presets/webpack/manifest/site-contracts.ts';
import { declarationsOf } from './declarations-of.ts';
import { staleNames } from './stale-names.ts';

const place = { type: 'object', properties: { place: { type: 'string' }, 'how-far': { type: 'number' } }, required: ['place'] };
const contracts: SiteContracts = {
  events: [
    { name: 'mf-walks.planned', by: 'mf-walks', payload: place },
    { name: 'mf-weather.rain', by: 'mf-weather', payload: { type: 'string', enum: ["it's", 'a "b" \\ c'] } },
    { name: 'points.changed', by: 'shell', payload: { type: 'object', properties: {}, required: [] } },
  ],
  slots: [{ name: 'mf-weather.below', by: 'mf-weather', props: { type: 'object', properties: {}, required: [] } }],
};

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'petcare-types-'))));
afterEach(() => rmSync(dir, { recursive: true }));
const write = (text: string) => writeFileSync(join(dir, 'site-contracts.d.ts'), text);

test('the file of types writes what the others declare, and reads the same back', () => {
  write(declarationsOf(contracts, 'mf-walks'));
  expect(readFileSync(join(dir, 'site-contracts.d.ts'), 'utf8'))
    .toBe(`// Written by petcare types: the events and slots that other remotes of the site declare.
import type { ValueOf } from '@petcare/contracts';

declare module '@petcare/contracts' {
  interface RemoteEvents {
    'mf-weather.rain': ValueOf<{ type: 'string'; enum: ['it\\'s', 'a "b" \\\\ c'] }>;
  }
  interface RemoteSlots {
    'mf-weather.below': ValueOf<{ type: 'object'; properties: {}; required: [] }>;
  }
}
`);
  expect(foreignContracts(dir)).toEqual({
    events: { 'mf-weather.rain': { payload: contracts.events[1]?.payload } },
    slots: { 'mf-weather.below': { props: contracts.slots[0]?.props } },
  });
  expect(staleNames(dir, contracts, 'mf-walks')).toEqual([]);
});

test('the file of types writes a module also where nobody declares anything', () => {
  write(declarationsOf({ events: [], slots: [] }, 'mf-walks'));
  expect(readFileSync(join(dir, 'site-contracts.d.ts'), 'utf8')).toMatch(/^\/\/.*\nexport {};\n$/);
});

test('the file of types names what has changed, come or gone since', () => {
  write(declarationsOf(contracts, 'mf-alerts'));
  const [planned, rain, points] = contracts.events;
  if (!planned || !rain || !points) throw new Error('no events');
  const later = {
    events: [{ ...planned, payload: { type: 'null' } }, points, { ...rain, name: 'mf-weather.snow' }],
    slots: contracts.slots,
  };
  expect(staleNames(dir, later, 'mf-alerts')).toEqual(['event mf-walks.planned', 'event mf-weather.rain', 'event mf-weather.snow']);
});

/** The faults that TypeScript finds in code beside the written file, with the contracts of this checkout. */
function typeFaults(code: string): string[] {
  write(declarationsOf(contracts, 'mf-alerts'));
  const shared = join(__dirname, '../../..');
  writeFileSync(join(dir, 'use.ts'), code);
  const program = ts.createProgram([join(dir, 'use.ts'), join(dir, 'site-contracts.d.ts')], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    types: [],
    typeRoots: [],
    paths: { '@petcare/contracts': [join(shared, 'contracts/index.ts')], '@petcare/event-bus': [join(shared, 'event-bus/index.ts')] },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file?.fileName.endsWith('use.ts'))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n', 1)[0] ?? '');
}

test('the file of types makes a wrong payload, and a name that nobody declares, an error of types', () => {
  const using = (lines: string) => typeFaults(`import { bus } from '@petcare/event-bus';\n${lines}\n`);
  expect(using("bus.on('mf-walks.planned').subscribe(({ place }) => place.length);")).toEqual([]);
  expect(using("bus.on('mf-walks.planned').subscribe(({ place }) => place.toFixed());")).toEqual([
    expect.stringContaining("Property 'toFixed' does not exist on type 'string'."),
  ]);
  expect(using("bus.emit('mf-walks.planned', { place: 3 });")).toEqual(["Type 'number' is not assignable to type 'string'."]);
  expect(using("bus.on('mf-walks.ended');")).toEqual([expect.stringContaining(`'"mf-walks.ended"' is not assignable`)]);
});

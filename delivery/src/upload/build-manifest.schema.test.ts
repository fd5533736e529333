import { originKinds } from '@petcare/contracts';
import { Compile } from 'typebox/compile';
import { buildManifestSchema } from './build-manifest.schema.ts';

const schema = Compile(buildManifestSchema);
const asking = (origins: object) => ({
  name: 'mf-walks',
  entry: 'entry.js',
  files: [{ path: 'entry.js', bytes: 1, integrity: 'sha384-x' }],
  initial: [],
  pages: {},
  parts: {},
  shared: {},
  contract: { pages: [], parts: [], slots: {}, emits: {}, hears: {}, names: {}, origins },
});

test.each([...originKinds])('an uploaded build may ask for origins of the kind %s', (kind) => {
  expect(schema.Errors(asking({ [kind]: ['self'] }))).toEqual([]);
});

test('an uploaded build may ask for no other kind of origins', () => {
  expect(schema.Check(asking({ script: ['https://elsewhere.example'] }))).toBe(false);
});

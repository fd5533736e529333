import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const SOURCES = [
  ...['shared/node/src/metrics.ts', 'shared/node/src/pool.ts', 'delivery/src/metrics/figures.ts'],
  ...['app-figures', 'database-figures', 'limit-figures', 'replica-figures'].map((file) => `server/src/platform/metrics/${file}.ts`),
];
/** As a histogram's parts are named. */
const PARTS = /_(bucket|count|sum)$/;

const toldNames = new Set(SOURCES.flatMap((file) => read(file).match(/\bpetcare_\w+/g) ?? []));
const namesIn = (text: string) => [...new Set((text.match(/\bpetcare_\w+/g) ?? []).map((name) => name.replace(PARTS, '')))];

test.each(['alerts.yml', 'dashboard.json'])('docs/production/monitoring/%s asks for figures that a service tells', (file) => {
  const names = namesIn(read(`docs/production/monitoring/${file}`));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !toldNames.has(name))).toEqual([]);
});

test('each figure that a service tells stands on the dashboard or in an alert', () => {
  const shown = new Set(
    readdirSync(join(root, 'docs/production/monitoring')).flatMap((file) => namesIn(read(`docs/production/monitoring/${file}`))),
  );
  expect([...toldNames].filter((name) => !shown.has(name))).toEqual([]);
});

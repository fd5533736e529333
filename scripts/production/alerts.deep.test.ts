import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from '../lib/paths.ts';

const promtool = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'promtool'))
  .find((file) => existsSync(file));

(promtool ? test : test.skip)('Prometheus takes the alerts as rules (Debian’s prometheus, left out where it is not installed)', () => {
  const checked = execFileSync(promtool!, ['check', 'rules', join(root, 'docs/production/alerts.yml')], { encoding: 'utf8' });
  expect(checked).toMatch(/SUCCESS: \d+ rules found/);
});

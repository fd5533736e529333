import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import { installed } from './installed.ts';
import { writeNginx } from './nginx.ts';

const files = join(root, 'docs/production');
const ofDebian = (program: string) => ({ path: installed(program)!, test: installed(program) ? test : test.skip });
const [nginx, haproxy, promtool, systemd] = ['nginx', 'haproxy', 'promtool', 'systemd-analyze'].map(ofDebian);

/** All that a program says of a file, and how it ended. */
function verdict(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

const nginxFiles = ['nginx/petcare.conf', 'nginx/pictures.conf', 'compose/nginx.conf'];

test.each(nginxFiles)('%s keeps the addresses that visitors ask for in no log', (file) => {
  const [, ...servers] = readFileSync(join(files, file), 'utf8').split(/^server \{$/m);
  const logOf = (text: string, name: string) => new RegExp(`^ {4}${name} (.*);$`, 'm').exec(text)?.[1];
  expect(servers.map((text) => [logOf(text, 'access_log'), logOf(text, 'error_log')])).toEqual(
    servers.map(() => ['off', '/dev/null crit']),
  );
  expect(servers).not.toEqual([]);
});

nginx!.test.each(nginxFiles)('nginx takes %s', async (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'petcare-nginx-'));
  expect(verdict(nginx!.path, ['-t', '-c', await writeNginx(folder, file)])).toEqual({
    status: 0,
    text: expect.stringContaining('test is successful'),
  });
  rmSync(folder, { recursive: true });
});

haproxy!.test('HAProxy takes its configuration', () => {
  expect(verdict(haproxy!.path, ['-c', '-f', join(files, 'haproxy/haproxy.cfg')])).toMatchObject({ status: 0 });
});

promtool!.test('Prometheus takes the alerts as rules', () => {
  const said = verdict(promtool!.path, ['check', 'rules', join(files, 'monitoring/alerts.yml')]);
  expect(said).toEqual({ status: 0, text: expect.stringMatching(/SUCCESS: \d+ rules found/) });
});

promtool!.test('Prometheus takes its configuration with the alerts in it', () => {
  const said = verdict(promtool!.path, ['check', 'config', join(files, 'monitoring/prometheus.yml')]);
  expect(said).toEqual({ status: 0, text: expect.stringMatching(/SUCCESS: \d+ rules found/) });
});

promtool!.test('alerts are raised where they should be, and nowhere else', () => {
  const said = verdict(promtool!.path, ['test', 'rules', join(root, 'scripts/production/alerts.test.yml')]);
  expect(said).toEqual({ status: 0, text: expect.stringContaining('SUCCESS') });
});

systemd!.test.each(readdirSync(join(files, 'systemd')))('systemd takes %s without a remark', (unit) => {
  expect(verdict(systemd!.path, ['verify', join(files, 'systemd', unit)])).toEqual({ status: 0, text: '' });
});

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

// TypeScript takes ten seconds for each on a machine that does nothing else.
jest.setTimeout(300_000);

/** `npm run <script>` of the remote's own package.json. */
const npmRun = (name: string, script: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const options = { cwd: join(root, name), env: { ...process.env, PETCARE_DEEP: '' } };
    execFile('npm', ['run', '--silent', script, '--', ...args], options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

test.each(remotes)('petcare check finds nothing wrong with %s', async (name) => {
  const { code, output } = await npmRun(name, 'check');
  expect([code, output]).toEqual([0, expect.stringMatching(/✓ types[\s\S]*✓ lint[\s\S]*✓ imports[\s\S]*of this checkout/)]);
});

test('petcare test runs tests of one of them, of pages and of what a server renders', async () => {
  const { code, output } = await npmRun('mf-payments', 'test', 'remote.test.ts', 'src/point');
  expect([code, output]).toEqual([0, expect.stringMatching(/PASS remote .*\.page\.test\.tsx[\s\S]*Tests: +[0-9]+ passed/)]);
});

test('petcare build builds one of them for browsers and for the server', async () => {
  const out = await mkdtemp(join(tmpdir(), 'petcare-built-'));
  try {
    const { code, output } = await npmRun('mf-payments', 'build', '--out', join(out, 'dist'), '--archive', join(out, 'build.tgz'));
    expect(output).toContain('is what a release takes.');
    expect([code, await readdir(out)]).toEqual([0, ['build.tgz', 'dist']]);
    expect(await readdir(join(out, 'dist'))).toEqual(expect.arrayContaining(['manifest.json', 'remoteEntry.js', 'server']));
  } finally {
    await rm(out, { recursive: true });
  }
});

/** @jest-environment jsdom */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import './jest-browser.cjs';
import './jest-worker.cjs';

type Listen = (type: 'error', listener: (event: { message: string }) => void, options?: { once: boolean }) => void;
type PageWorker = { onmessage: (event: { data: unknown }) => void; postMessage(data: unknown): void; addEventListener: Listen };
// This program has no types of the DOM.
declare const Worker: new (address: URL) => PageWorker;
declare const addEventListener: Listen;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-worker-'));
  await writeFile(join(folder, 'double.ts'), 'export const double = (to: number): number => to * 2;');
  await writeFile(
    join(folder, 'answers.worker.ts'),
    "import { double } from './double.ts';\nself.onmessage = ({ data }) => postMessage(double(data));",
  );
  await writeFile(join(folder, 'fails.worker.ts'), "throw new Error('no walks today');");
});
afterAll(() => rm(folder, { recursive: true }));

const started = (file: string) => new Worker(pathToFileURL(join(folder, file)));
let kept: PageWorker | undefined;
const answerOfKept = () => {
  const worker = (kept ??= started('answers.worker.ts'));
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(21);
  });
};

test.each(['one', 'the next'])('a worker is a module of TypeScript and answers in %s test', async () => {
  expect(await answerOfKept()).toBe(42);
});

test('a worker says its error to the page that listens', async () => {
  const said = await new Promise<string>((resolve) =>
    started('fails.worker.ts').addEventListener('error', ({ message }) => resolve(message)),
  );
  expect(said).toBe('no walks today');
});

test('a worker says its error to the window when the page does not listen', async () => {
  const said = new Promise<string>((resolve) => addEventListener('error', ({ message }) => resolve(message), { once: true }));
  started('fails.worker.ts');
  expect(await said).toContain('no walks today');
});

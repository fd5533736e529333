import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Journey, JourneyStep } from '../../../e2e/sheets/filed.ts';
import { readJourneys } from './read-journeys.ts';
import { writeJourneys } from './write-journeys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'petcare-journeys-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const aStep = (step: Partial<JourneyStep> = {}): JourneyStep => ({
  ...{ file: '01.png', text: null, size: 'phone', words: 'Opens <it>.', peers: 'Toss: one press.', presses: 1, fields: 0 },
  ...step,
});

async function written(journeys: Record<string, Journey>): Promise<string> {
  for (const [name, journey] of Object.entries(journeys)) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'journey.json'), JSON.stringify(journey));
  }
  await mkdir(join(folder, 'empty'));
  return readFile(new URL(await writeJourneys(folder, await readJourneys(folder))), 'utf8');
}

test('the page of journeys shows each step with its picture, its cost so far and the way of the peers', async () => {
  const steps = [aStep(), aStep({ file: '02.png', peers: null, presses: 3, fields: 1 })];
  const page = await written({ booking: { title: 'a visitor books', isWhole: true, steps } });
  for (const text of ['src="booking/01.png"', 'Opens &lt;it&gt;.', 'So far 1 press, 0 fields', 'Peers: Toss: one press.'])
    expect(page).toContain(text);
  expect(page).toContain('So far 3 presses, 1 field');
  expect(page).toContain('Peers: not compared');
  expect(page).toContain('<a href="#booking">booking</a> 2 steps, 3 presses, 1 field</li>');
  expect(page).not.toContain('breaks off');
});

test('the page of journeys shows what is read out as text, and says where a journey breaks off', async () => {
  const steps = [aStep({ file: null, text: '- heading "가 & 나"' })];
  const page = await written({ map: { title: 'b', isWhole: false, steps }, booking: { title: 'a', isWhole: true, steps: [] } });
  expect(page).toContain('<pre>- heading &quot;가 &amp; 나&quot;</pre>');
  expect(page).toContain('The journey breaks off here.');
  expect(page.indexOf('#booking')).toBeLessThan(page.indexOf('#map'));
});

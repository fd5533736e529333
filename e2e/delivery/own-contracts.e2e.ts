import { expect } from '../fixtures.ts';
import { test, type Edit } from '../house.ts';
import { declaring, OFFERING } from './declaring.ts';

const USING = 'mf-community';

const using: Edit[] = [
  {
    file: 'site-contracts.d.ts',
    text: `import type { ValueOf } from '@petcare/contracts';
declare module '@petcare/contracts' {
  interface RemoteEvents { '${OFFERING}.asked': ValueOf<{ type: 'object'; properties: { page: { type: 'string' } }; required: ['page'] }> }
  interface RemoteSlots { '${OFFERING}.below-title': ValueOf<{ type: 'object'; properties: { page: { type: 'string' } }; required: ['page'] }> }
}
`,
  },
  {
    file: 'src/board/answers.part.tsx',
    text: `import { useBusEvent } from '@petcare/event-bus';
import { useState } from 'react';
export function AnswersPart({ page }: { page: string }) {
  const [asked, setAsked] = useState(0);
  useBusEvent('${OFFERING}.asked' as never, ({ page: from }: { page: string }) => from === page && setAsked((count) => count + 1));
  return <p>{page} 질문 {asked}개</p>;
}
`,
  },
  {
    file: 'remote.ts',
    from: '  parts: {',
    to: `  fills: { '${OFFERING}.below-title': { part: 'answers' } },
  parts: {
    answers: () => import('./src/board/answers.part.tsx').then((m) => m.AnswersPart),`,
  },
  { file: 'remote.ts', from: 'hears: [],', to: `hears: ['${OFFERING}.asked'],` },
];

// Releases are built.
test.describe.configure({ timeout: 600_000 });

test('a remote declares an event and a slot; another hears it and fills it, without a release of the shell', async ({ page, house }) => {
  const refusedFor = (name: string, edits: readonly Edit[]) => house.release(name, edits).then(String, ({ message }: Error) => message);
  expect(await refusedFor(USING, using)).toContain(`${USING} waits for the event ${OFFERING}.asked, which ${OFFERING} doesn't send.`);
  expect(await refusedFor(OFFERING, declaring('mf-search'))).toMatch(/the event mf-search.asked is (not its own|known to nobody)/);

  const { shell } = await house.live();
  await house.release(OFFERING, declaring(OFFERING), '--no-smoke');
  const unfilled = await (await fetch(`${house.url}/point`)).text();
  expect(unfilled).toContain(`data-owner="${OFFERING}" data-rendered`);
  expect(unfilled).not.toContain('data-slot');
  await house.release(USING, using, '--no-smoke');
  expect((await house.live())['shell']).toBe(shell);
  expect(await (await fetch(`${house.url}/point`)).text()).toMatch(
    new RegExp(`data-slot="${OFFERING}.below-title"[\\s\\S]*data-owner="${USING}"[^>]*><p>포인트샵`),
  );

  await page.goto('/point');
  await expect(page.getByText('포인트샵 질문 0개')).toBeVisible();
  await page.getByRole('button', { name: '물어보기' }).click();
  await expect(page.getByText('포인트샵 질문 1개')).toBeVisible();

  const said = await refusedFor(OFFERING, []);
  expect(said).toContain(`${USING} waits for the event ${OFFERING}.asked, which ${OFFERING} doesn't send.`);
  expect(said).toContain(`${USING} fills the slot ${OFFERING}.below-title, which ${OFFERING} doesn't offer.`);
});

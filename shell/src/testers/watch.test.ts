import type { Composition } from '@petcare/contracts';
import { bus } from '@petcare/event-bus';
import type { Remote } from '@petcare/remote';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { watchForTester } from './watch.ts';

const release = '00000000000b';
const composition: Composition = {
  id: '0123456789',
  shell: { release: '00000000000a' },
  remotes: { 'mf-search': { release, entry: '/releases/mf-search/00000000000b/remoteEntry.js' } },
  tester: { canaries: [] },
};

test('the watch records everything from the start and changes nothing that it watches', async () => {
  history.replaceState(null, '', '/?panel');
  const watch = watchForTester(composition);
  watch.observe({ package: 'mf-search', release, stage: 'load', ok: true, milliseconds: 1_234 });
  bus.emit('toast.shown', { kind: 'info', message: '안녕하세요' });

  const panel = await screen.findByRole('dialog', { name: '테스터 패널' });
  expect(within(panel).getByText(/불러오기 1,234 ms/)).toBeVisible();
  await userEvent.click(within(panel).getByRole('tab', { name: /이벤트/ }));
  expect(within(panel).getByRole('list', { name: '이벤트' })).toHaveTextContent('toast.shown');
  await userEvent.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();

  const source = { release, entry: '/x', fresh: false };
  const remote = {} as Remote;
  await act(async () => {
    await expect(watch.around(async () => remote)('mf-search', source)).resolves.toBe(remote);
    await expect(watch.around(() => Promise.reject(new Error('broken')))('mf-search', source)).rejects.toThrow('broken');
  });
});

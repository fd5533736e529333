import type { SlotName } from '@petcare/contracts';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HostContext } from './context/host-context.ts';
import type { RemoteHost } from './contract/remote-contract.ts';
import { Slot } from './slot.tsx';

const mountPart = jest.fn((..._given: Parameters<RemoteHost['mountPart']>) => ({
  update: () => undefined,
  retry: () => undefined,
  remove: () => undefined,
}));
const rendering = { describe: () => undefined, leaveHole: () => '<button>리뷰 쓰기</button>' };
const pageOf = (host: RemoteHost) => (
  <HostContext value={host}>
    <Slot name="home.reviews" props={{}} />
  </HostContext>
);

test('the slot hydrates a server-rendered slot without moving its nodes, so that a click in progress works', async () => {
  const site = document.body.appendChild(document.createElement('div'));
  site.innerHTML = renderToString(pageOf({ mountPart, rendering }));
  const part = site.querySelector('button')!.parentElement!;
  const moves: MutationRecord[] = [];
  const watch = new MutationObserver((records) => moves.push(...records));
  watch.observe(part.parentElement!, { childList: true });

  const root = await act(async () => hydrateRoot(site, pageOf({ mountPart })));
  expect(mountPart.mock.calls[0]?.[2]).toBe(part);
  expect(moves).toEqual([]);
  watch.disconnect();
  await act(async () => root.unmount());
  site.remove();
});

test('the slot shows nothing for a slot of a remote that nobody fills, and its place where somebody does', () => {
  const slotIn = (host: RemoteHost) =>
    renderToString(
      <HostContext value={{ ...host, rendering }}>
        <Slot name={'mf-walks.after-route' as SlotName} props={{}} />
      </HostContext>,
    );
  expect(slotIn({ mountPart })).toBe('');
  expect(slotIn({ mountPart, isFilled: (slot) => slot === 'mf-walks.after-route' })).toContain('리뷰 쓰기');
});

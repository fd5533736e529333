import { renderPage } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { Outlet } from '../../frame/outlet.tsx';
import { messagePages } from '../message-pages.ts';
import type { RemotePages, ShownRemote } from '../../remotes/pages.ts';
import { OfflineStrip } from '../../offline/offline-strip.tsx';

beforeAll(() => messagePages.preload('offline'));
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
const turn = (on: boolean) => {
  isOnline.mockReturnValue(on);
  dispatchEvent(new Event(on ? 'online' : 'offline'));
};

/** The pages that the worker has kept, by their addresses. */
function withKept(pages: Record<string, string>): void {
  const cache = {
    keys: async () => Object.keys(pages).map((url) => ({ url: `http://localhost${url}` })),
    match: async ({ url }: { url: string }) => ({ text: async () => pages[url.replace('http://localhost', '')] }),
  };
  Object.assign(globalThis, { caches: { open: async () => cache } });
}

test('without a network a page that is not kept says so, names those that are, and is asked for when the network is back', async () => {
  withKept({
    '/': '<title>펫케어 | 반려동물</title>',
    '/hospital?id=7': '<title>튼튼 &amp; 동물병원 | 펫케어</title>',
    '/point': '<title>포인트샵 | 펫케어</title>',
  });
  turn(false);
  const shown = new BehaviorSubject<ShownRemote>({ remote: 'mf-payments', status: 'failed' });
  const retry = jest.fn();
  renderPage(<Outlet pages={{ shown$: shown, retry } as unknown as RemotePages} />, { at: '/point', path: '*' });
  expect(await screen.findByRole('heading', { level: 1, name: '인터넷에 연결되어 있지 않아요' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['튼튼 & 동물병원', '/hospital?id=7'],
      ['홈', '/'],
    ]),
  );
  expect(retry).not.toHaveBeenCalled();
  act(() => turn(true));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a line above the page says that there is no network, as long as there is none', () => {
  turn(true);
  renderPage(<OfflineStrip />);
  expect(screen.getByRole('status')).toHaveTextContent('');
  act(() => turn(false));
  expect(screen.getByRole('status')).toHaveTextContent('오프라인이에요. 마지막으로 본 내용을 보여드려요.');
  act(() => turn(true));
  expect(screen.getByRole('status')).toHaveTextContent('');
});

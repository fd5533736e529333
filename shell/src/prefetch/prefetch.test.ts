import type { RemoteName } from '@petcare/contracts';
import type { Remote } from '@petcare/remote';
import { startPrefetching } from './prefetch.ts';

const LINKS = `
  <main>
    <a href="/hostpital-list"><span>목록</span></a>
    <a href="/hospital?id=3">병원</a>
    <a href="/search/map" target="_blank">지도</a>
  </main>
  <a href="/community/mypet">자유게시판</a>
  <a href="/mypage/myinfo">내 정보</a>
  <a href="/about">소개</a>
  <a href="https://else.example/hostpital-list">밖</a>
  <a href="/nowhere">없음</a>`;

/** The page at `/` with prefetching on it; `fetched` is what was asked for, as `remote page`. */
function aPage({
  isMissing = false,
  inView = '',
  ready = 'interactive',
}: { isMissing?: boolean; inView?: string; ready?: DocumentReadyState } = {}) {
  document.body.innerHTML = LINKS;
  Object.defineProperty(document, 'readyState', { configurable: true, value: ready });
  const link = (name: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)!;
  if (inView) link(inView).getBoundingClientRect = () => ({ top: 10, bottom: 30, width: 100 }) as DOMRect;
  const fetched: string[] = [];
  const pagesOf = (remote: RemoteName) => new Proxy({}, { get: (_, page) => async () => void fetched.push(`${remote} ${String(page)}`) });
  const stop = startPrefetching({
    loader: {
      async fetchAhead(remote) {
        fetched.push(remote);
        return isMissing ? null : ({ pages: pagesOf(remote) } as unknown as Remote);
      },
    },
  });
  stops.push(stop);
  const settled = async () => {
    await jest.advanceTimersByTimeAsync(2_000);
    return fetched;
  };
  return { link, fetched, settled, stop };
}

const stops: (() => void)[] = [];
const over = (element: Element) => element.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

function connectionIs(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  connectionIs(undefined);
  jest.useRealTimers();
});

test('the prefetch fetches the page of a link once when the pointer stays on it or its content', async () => {
  const { link, settled } = aPage();
  over(link('목록').firstElementChild!);
  expect(await settled()).toEqual(['mf-search', 'mf-search hospital-list']);
  over(link('목록'));
  expect(await settled()).toHaveLength(2);
  over(link('병원'));
  expect(await settled()).toEqual(['mf-search', 'mf-search hospital-list', 'mf-search', 'mf-search hospital']);
});

test('the prefetch fetches nothing when the pointer only passes over a link', async () => {
  const { link, settled } = aPage();
  over(link('목록'));
  await jest.advanceTimersByTimeAsync(20);
  over(document.body);
  expect(await settled()).toEqual([]);
});

test.each(['focusin', 'touchstart'])('the prefetch fetches at once on %s', async (type) => {
  const { link, fetched } = aPage();
  link('자유게시판').dispatchEvent(new Event(type, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(fetched).toEqual(['mf-community', 'mf-community board']);
});

test.each(['지도', '내 정보', '밖', '없음'])(
  'the prefetch fetches nothing for the link %s: new window, forbidden page, another site or unknown page',
  async (name) => {
    const { link, settled } = aPage();
    over(link(name));
    expect(await settled()).toEqual([]);
  },
);

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'the prefetch prefetches nothing on a connection with %j',
  async (connection) => {
    connectionIs(connection);
    const { link, settled } = aPage({ inView: '목록', ready: 'complete' });
    link('목록').dispatchEvent(new Event('touchstart', { bubbles: true }));
    expect(await settled()).toEqual([]);
  },
);

test('the prefetch prefetches only the first link of the content in view when the page is idle', async () => {
  const { settled } = aPage({ inView: '병원', ready: 'complete' });
  expect(await settled()).toEqual(['mf-search', 'mf-search hospital']);
});

test.each(['', '자유게시판'])(
  'the prefetch waits for the pointer on links out of view and links of the frame (in view: "%s")',
  async (inView) => {
    expect(await aPage({ inView, ready: 'complete' }).settled()).toEqual([]);
  },
);

test('the prefetch does not report a failed prefetch and does not repeat it', async () => {
  const { link, settled } = aPage({ isMissing: true });
  over(link('목록'));
  expect(await settled()).toEqual(['mf-search']);
  over(link('목록'));
  expect(await settled()).toEqual(['mf-search']);
});

test('the prefetch fetches nothing after it was stopped', async () => {
  const { link, settled, stop } = aPage();
  over(link('목록'));
  stop();
  over(link('병원'));
  expect(await settled()).toEqual([]);
});

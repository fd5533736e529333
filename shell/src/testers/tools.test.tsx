import type { Composition } from '@petcare/contracts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRecorder } from './recorder.ts';
import { ToolsBoundary } from './tools-boundary.tsx';
import { Tools } from './tools.tsx';

const plain: Composition = {
  id: '0123456789',
  shell: { release: '00000000000a' },
  remotes: {
    'mf-search': { release: '00000000000b', entry: '/releases/mf-search/00000000000b/remoteEntry.js' },
    'mf-reviews': { release: '00000000000c', entry: '/releases/mf-reviews/00000000000c/remoteEntry.js' },
  },
  tester: { canaries: [] },
};
const swapped: Composition = { ...plain, overrides: ['mf-search'], faults: [{ remote: 'mf-reviews', fault: 'hang' }] };

function open(composition: Composition) {
  const recorder = createRecorder(composition);
  const user = userEvent.setup();
  render(<Tools composition={composition} recorder={recorder} />);
  return { recorder, user };
}
const strip = () => screen.queryByRole('region', { name: '테스트 중인 구성' });
const panel = () => screen.queryByRole('dialog', { name: '테스터 패널' });
const press = (code = 'KeyP') => act(() => void dispatchEvent(new KeyboardEvent('keydown', { altKey: true, shiftKey: true, code })));

const healthz = jest.fn<Promise<Partial<Response>>, [string]>();
beforeEach(() => {
  sessionStorage.clear();
  healthz.mockReset().mockResolvedValue({ json: async () => ({ ready: true }) });
  Object.assign(globalThis, { fetch: healthz });
});

test('the panel of testers shows nothing on an ordinary page until the panel is opened', () => {
  open(plain);
  expect(document.body.textContent).toBe('');
  press();
  expect(panel()).toBeVisible();
  expect(panel()).toHaveFocus();
  press();
  expect(panel()).toBeNull();
});

test('the strip lists the differences with links that remove them', () => {
  open(swapped);
  const items = within(strip() as HTMLElement).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['mf-search @ 00000000000b끄기', 'mf-reviews 장애 hang끄기']);
  expect(screen.getByRole('link', { name: 'mf-search 바꾼 것 끄기' })).toHaveAttribute(
    'href',
    'http://localhost/?remote=&fault=mf-reviews%3Ahang',
  );
  expect(screen.getByRole('link', { name: '모두 끄기' })).toHaveAttribute('href', 'http://localhost/?remote=');
});

test('the panel of testers says in the strip when another release is used than requested', () => {
  const { recorder } = open(swapped);
  act(() => recorder.take({ outcome: { package: 'mf-search', release: '0000000000ff', stage: 'load', ok: true, milliseconds: 1 } }));
  expect(strip()).toHaveTextContent('열지 못해 다른 릴리스(0000000000ff)를 보여 주고 있어요');
});

test('the strip is folded and stays folded in this tab', async () => {
  const { user } = open(swapped);
  await user.click(screen.getByRole('button', { name: '접기' }));
  expect(within(strip() as HTMLElement).queryAllByRole('listitem')).toEqual([]);
  expect(strip()).toHaveTextContent('테스트 중 2');
  open(swapped);
  expect(screen.getAllByRole('button', { name: '펼치기' })).toHaveLength(2);
});

test('releases and events are shown in the panel, and Escape returns the focus', async () => {
  const { recorder, user } = open(swapped);
  const opener = screen.getByRole('button', { name: '패널' });
  await user.click(opener);
  expect(within(screen.getByRole('list', { name: '릴리스' })).getAllByRole('listitem')).toHaveLength(3);
  act(() => recorder.take({ event: { name: 'toast.shown', payload: { kind: 'info', message: '안녕하세요' }, at: 0 }, stack: '' }));
  await user.click(screen.getByRole('tab', { name: /이벤트/ }));
  expect(screen.getByRole('list', { name: '이벤트' })).toHaveTextContent(/toast\.shown.*shell.*안녕하세요/);
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(opener).toHaveFocus();
});

test('the panel of testers says in the panel of which package the server renders nothing', async () => {
  const why = "its server build can't be loaded: Error: A server build may not require worker_threads";
  healthz.mockResolvedValue({ json: async () => ({ ready: true, unrendered: { 'mf-search@00000000000b': why } }) });
  open(plain);
  press();
  const packages = within(screen.getByRole('list', { name: '릴리스' })).getAllByRole('listitem');
  expect(await within(packages[1] as HTMLElement).findByText(/브라우저에서만 그려요/)).toHaveTextContent(why);
  expect(packages.filter((one) => one.textContent.includes('브라우저에서만'))).toHaveLength(1);
  expect(healthz.mock.calls.map(([address]) => address)).toEqual(['/healthz']);
});

test('the panel of testers contains a crash of the tools and says that the page may still differ', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <ToolsBoundary>
      <Broken />
    </ToolsBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('바꾼 것이 남아 있을 수 있어요');
});

describe('who uses what of whom', () => {
  const none = { connect: [], img: [], wasm: [] };
  const usage = {
    packages: [
      {
        name: 'mf-search',
        rows: ['/hospital', '/walks'],
        prefixes: ['/walks'],
        origins: { ...none, img: ['https://tiles.example'] },
        waiting: { ...none, connect: ['https://weather.example'] },
      },
      { name: 'shell', rows: [], prefixes: [], origins: none },
    ],
    events: [{ name: 'review.written', from: ['mf-reviews'], to: [] }],
    slots: [{ name: 'hospital.reviews', host: 'mf-search', remote: 'mf-reviews', part: 'list' }],
  };
  const answering = (answer: Promise<Partial<Response>>) =>
    healthz.mockImplementation((url) => (url === '/usage.json' ? answer : Promise.resolve({ json: async () => ({ ready: true }) })));
  const openGraph = async () => {
    const { user } = open(plain);
    press();
    await user.click(screen.getByRole('tab', { name: '연결' }));
  };
  const itemsOf = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('is in the panel: packages with the origins that wait, events, slots', async () => {
    answering(Promise.resolve({ ok: true, json: async () => usage }));
    await openGraph();
    expect(await itemsOf('패키지')).toEqual([
      'mf-search주소 2개/walks/…connect https://weather.example 허용 대기img https://tiles.example',
      'shell주소 0개',
    ]);
    expect(await itemsOf('이벤트를 보내고 듣는 곳')).toEqual(['review.writtenmf-reviews → 없음']);
    expect(await itemsOf('자리와 채우는 곳')).toEqual(['hospital.reviewsmf-reviews list → mf-search']);
  });

  test.each([
    ['refuses', () => Promise.resolve({ ok: false, status: 503, json: async () => ({}) })],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is said to be missing when the service %s', async (_how, answer) => {
    answering(answer());
    await openGraph();
    expect(await screen.findByText('연결을 불러오지 못했어요.')).toBeVisible();
  });
});

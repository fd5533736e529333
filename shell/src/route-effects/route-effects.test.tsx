import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { RouteEffects } from './route-effects.tsx';

const responses = { RouteEffects_RecordPageView: { recordPageView: true } };
const scrolled = jest.fn();
let go: NavigateFunction = () => undefined;

function Routes() {
  go = useNavigate();
  return (
    <>
      <RouteEffects />
      <a href="#somewhere">다른 페이지</a>
      <button type="button">24시</button>
      <main id="content" tabIndex={-1}>
        <h2 id="reviews">리뷰</h2>
      </main>
    </>
  );
}

beforeEach(() => {
  scrolled.mockClear();
  window.scrollTo = scrolled as typeof window.scrollTo;
});

test('the shell sets the title, scrolls up, counts a page view and emits an event on a route change', async () => {
  const paths: string[] = [];
  const subscription = bus.on('route.changed').subscribe(({ path }) => paths.push(path));
  const { sent } = renderPage(<Routes />, { at: '/faq', responses });
  await waitFor(() => expect(sent).toEqual([{ name: 'RouteEffects_RecordPageView', variables: { path: '/faq', referrer: null } }]));

  await act(async () => go('/community/mypet'));
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ path: '/community/mypet', referrer: '/faq' }));
  subscription.unsubscribe();
  expect(document.title).toBe('자유게시판 | 펫케어');
  expect(paths.slice(-2)).toEqual(['/faq', '/community/mypet']);
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});

test.each([
  ['another page number', '/hostpital-list?page=2', 2],
  ['another id', '/hostpital-list?id=7', 2],
  ['a filter', '/hostpital-list?filters=is24', 1],
  ['a map view in the hash', '/hostpital-list#map=14/37.48/127.03', 1],
])('the shell counts a page view and scrolls only for a new page: %s (%s)', async (_name, target, views) => {
  const { sent, address } = renderPage(<Routes />, { at: '/hostpital-list', responses });
  await waitFor(() => expect(sent).toHaveLength(1));
  await act(async () => go(target));
  await waitFor(() => expect(address()).toBe(target));
  await waitFor(() => expect(sent).toHaveLength(views));
  // Where the first page begins is the browser's to say.
  expect(scrolled).toHaveBeenCalledTimes(views - 1);
});

test('the shell restores the scroll position on going back, also while the page grows, until the person scrolls', async () => {
  const growths: (() => void)[] = [];
  const realObserver = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    constructor(grown: ResizeObserverCallback) {
      growths.push(() => grown([], this));
    }
    observe() {}
    unobserve() {}
    disconnect() {
      growths.length = 0;
    }
  };
  renderPage(<Routes />, { at: '/hostpital-list', responses });
  Object.defineProperty(window, 'scrollY', { value: 840, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await act(async () => go('/hospital?id=7'));
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  expect(growths).toEqual([]);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  window.dispatchEvent(new Event('scroll'));

  await act(async () => go(-1));
  growths[0]?.();
  growths[0]?.();
  expect(scrolled.mock.calls).toEqual([
    [0, 0],
    [0, 840],
    [0, 840],
  ]);
  window.dispatchEvent(new Event('wheel'));
  expect(growths).toEqual([]);

  await act(async () => go(1));
  growths[0]?.();
  expect(scrolled.mock.calls.slice(3)).toEqual([[0, 0]]);
  globalThis.ResizeObserver = realObserver;
});

test('the shell scrolls to the element of a hash, or to the top when there is no such element', async () => {
  const into = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  renderPage(<Routes />, { at: '/notice', responses });
  await act(async () => go('/faq#reviews'));
  await waitFor(() => expect(into).toHaveBeenCalled());
  expect(scrolled).not.toHaveBeenCalled();
  into.mockRestore();

  await act(async () => go('/target#%'));
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0));
});

test.each([
  ['another path', 'button', '/pharmacy-list', true],
  ['another page number by a link', 'link', '/hostpital-list?page=2', true],
  ['a filter, which resets the page number', 'button', '/hostpital-list?filters=is24', false],
  ['a link to another state of the page', 'link', '/hostpital-list?page=3&filters=is24', false],
] as const)('the shell moves the focus to the content only for a new page: %s', async (_name, role, target, isAtContent) => {
  const { address } = renderPage(<Routes />, { at: '/hostpital-list?page=3', responses });
  const pressed = screen.getByRole(role);
  pressed.focus();
  await act(async () => go(target));
  await waitFor(() => expect(address()).toBe(target));
  expect(isAtContent ? screen.getByRole('main') : pressed).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import { WritingScreen } from './writing-screen.tsx';

/** A window as wide as a phone, or wider. */
function matchPhone(matches: boolean): void {
  globalThis.matchMedia = (media) =>
    ({ media, matches, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList;
}
const page = (
  <>
    <header>
      <a href="/">홈</a>
    </header>
    <div data-react-aria-top-layer="true" role="status" aria-label="알림" />
    <main>
      <a href="/hospital">병원</a>
      <WritingScreen title="글쓰기">
        <button type="button">등록</button>
      </WritingScreen>
    </main>
  </>
);
const isInert = (element: HTMLElement) => element.closest('[inert]') !== null;

beforeAll(() => {
  // jsdom keeps the property apart from the attribute.
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert');
    },
    set(this: HTMLElement, inert: boolean) {
      this.toggleAttribute('inert', inert);
    },
  });
});

test('a whole screen on a phone leaves nothing reachable but itself and messages, until it is gone', () => {
  matchPhone(true);
  const { rerender } = render(page);
  expect(isInert(screen.getByRole('link', { name: '홈', hidden: true }))).toBe(true);
  expect(isInert(screen.getByRole('link', { name: '병원', hidden: true }))).toBe(true);
  expect(isInert(screen.getByRole('button', { name: '등록' }))).toBe(false);
  expect(isInert(screen.getByRole('status'))).toBe(false);
  expect(screen.getByRole('heading', { level: 1, name: '글쓰기' })).toBeInTheDocument();
  rerender(
    <header>
      <a href="/">홈</a>
    </header>,
  );
  expect(document.querySelector('[inert]')).toBeNull();
});

test('a page in which somebody writes takes nothing away where there is room', () => {
  matchPhone(false);
  render(page);
  expect(document.querySelector('[inert]')).toBeNull();
});

import { foldOnTheWayDown } from './fold-on-the-way-down.ts';

const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
};

test('the frame marks the frame on the way down and not on the way up, near the top, or by a tremble', () => {
  const frame = document.createElement('div');
  scrollTo(0);
  const stop = foldOnTheWayDown(frame);
  const isFoldedAt = (top: number) => {
    scrollTo(top);
    return frame.hasAttribute('data-folded');
  };
  expect([60, 400, 404, 390, 700, 90].map(isFoldedAt)).toEqual([false, true, true, false, true, false]);
  stop();
  expect(isFoldedAt(900)).toBe(false);
});

test('the frame asks where the page is scrolled to at the first scroll and not before', () => {
  const asked = jest.fn(() => 700);
  Object.defineProperty(window, 'scrollY', { configurable: true, get: asked });
  const frame = document.createElement('div');
  const stop = foldOnTheWayDown(frame);
  expect(asked).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  expect(frame.hasAttribute('data-folded')).toBe(false);
  asked.mockReturnValue(900);
  window.dispatchEvent(new Event('scroll'));
  expect(frame.hasAttribute('data-folded')).toBe(true);
  stop();
});

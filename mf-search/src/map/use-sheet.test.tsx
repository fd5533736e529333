import { fireEvent, render, screen } from '@testing-library/react';
import { useSheet } from './use-sheet.ts';

const WINDOW = 700;

/** A sheet that stands halfway, with a row below the edge. */
function Sheet() {
  const { pull, keepInSight } = useSheet();
  return (
    <div ref={pull}>
      <div />
      <div />
      <div>
        <button onFocus={keepInSight}>행</button>
      </div>
    </div>
  );
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return { bottom: this.tagName === 'BUTTON' ? WINDOW + 100 : WINDOW } as DOMRect;
  });
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

test.each([
  ['pulls it up where the keyboard brought it there', true, 1],
  ['leaves it where it is after a press by hand', false, 0],
])('the focus on a row below the edge of the sheet %s', (_what, isVisible, times) => {
  const scrollTo = jest.fn();
  Element.prototype.scrollTo = scrollTo;
  render(<Sheet />);
  const row = screen.getByRole('button');
  scrollTo.mockClear();
  jest.spyOn(row, 'matches').mockReturnValue(isVisible);
  fireEvent.focus(row);
  expect(scrollTo).toHaveBeenCalledTimes(times);
});

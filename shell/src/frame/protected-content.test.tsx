import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useProtectedContent } from './protected-content.ts';

function Page() {
  useProtectedContent();
  return (
    <>
      <p>글</p>
      <input aria-label="입력" />
      <textarea aria-label="여러 줄" />
    </>
  );
}

const eventAt = (element: HTMLElement, name: string) => {
  const event = createEvent(name, element, { bubbles: true, cancelable: true });
  fireEvent(element, event);
  return event;
};

test.each(['contextmenu', 'selectstart', 'dragstart'])(
  'the guard of protected content blocks %s on the page and allows it in fields',
  (name) => {
    render(<Page />);
    expect(eventAt(screen.getByText('글'), name).defaultPrevented).toBe(true);
    expect(eventAt(screen.getByLabelText('입력'), name).defaultPrevented).toBe(false);
    expect(eventAt(screen.getByLabelText('여러 줄'), name).defaultPrevented).toBe(false);
  },
);

test('the guard of protected content blocks nothing after the page is unmounted', () => {
  render(<Page />).unmount();
  expect(eventAt(document.body, 'contextmenu').defaultPrevented).toBe(false);
});

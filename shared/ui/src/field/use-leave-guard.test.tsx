import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useLeaveGuard } from './use-leave-guard.ts';

function Form({ isChanged }: { isChanged: boolean }) {
  const { wanted } = useLeaveGuard(isChanged);
  return (
    <>
      <a href="/elsewhere?page=2#top">Elsewhere</a>
      <a href="#main">Further down</a>
      <output>{wanted}</output>
    </>
  );
}

/** True when the browser is kept from following the link. */
function isKeptBack(name: string): boolean {
  const link = screen.getByRole('link', { name });
  const click = createEvent.click(link, { button: 0 });
  fireEvent(link, click);
  return click.defaultPrevented;
}

const isAskedOnClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the leave guard keeps back a link to another page and the closing of the tab only while something is changed', () => {
  const { rerender } = render(<Form isChanged={false} />);
  expect([isKeptBack('Elsewhere'), isAskedOnClosing()]).toEqual([false, false]);
  rerender(<Form isChanged />);
  expect([isKeptBack('Elsewhere'), isAskedOnClosing()]).toEqual([true, true]);
  expect(screen.getByRole('status')).toHaveTextContent('/elsewhere?page=2#top');
  rerender(<Form isChanged={false} />);
  expect([isKeptBack('Elsewhere'), isAskedOnClosing()]).toEqual([false, false]);
});

test('the leave guard lets a link within the page pass', () => {
  render(<Form isChanged />);
  expect(isKeptBack('Further down')).toBe(false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { PageBoundary } from './page-boundary.tsx';
import { RedrawBoundary } from './redraw-boundary.tsx';

let show: (isShown: boolean) => void = () => undefined;

/** A list with the fault that the lint refuses in pages: a bare text that comes and goes beside an element. */
function List() {
  const [isShown, setShown] = useState(true);
  show = setShown;
  return (
    <p>
      <b>12</b>곳{isShown && ' 이상'}
    </p>
  );
}

/** As a browser that translates the page does. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

const heard: string[] = [];
const hear = ({ error }: ErrorEvent) => heard.push((error as Error).name);

beforeEach(() => {
  heard.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  addEventListener('error', hear);
  render(
    <PageBoundary>
      <RedrawBoundary>
        <List />
      </RedrawBoundary>
    </PageBoundary>,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  removeEventListener('error', hear);
});

test('a translated page that loses a text is drawn anew and the error is reported', () => {
  translate();
  act(() => show(false));
  expect(screen.getByText('12').parentElement).toHaveTextContent('12곳 이상');
  expect(heard).toContain('NotFoundError');
});

test('a translated page that loses a text a second time is left to the boundary above', () => {
  translate();
  act(() => show(false));
  translate();
  act(() => show(false));
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
});

import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFocusKept } from './use-focus-kept.ts';

function Row({ name }: { name: string }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusKept(row);
  return (
    <li ref={row}>
      <button type="button">{name}</button>
    </li>
  );
}

function Page({ rows, isOpen = true }: { rows: string[]; isOpen?: boolean }) {
  return (
    <main tabIndex={-1}>
      <input aria-label="검색" />
      {isOpen && (
        <ul tabIndex={-1} aria-label="목록">
          {rows.map((name) => (
            <Row key={name} name={name} />
          ))}
        </ul>
      )}
    </main>
  );
}

test('the focus moves to the enclosing element when the focused one is removed, and not otherwise', () => {
  const { rerender } = render(<Page rows={['하나', '둘', '셋']} />);
  screen.getByRole('button', { name: '셋' }).focus();
  rerender(<Page rows={['하나', '둘']} />);
  expect(screen.getByRole('list', { name: '목록' })).toHaveFocus();
  screen.getByRole('button', { name: '하나' }).focus();
  rerender(<Page rows={['하나']} />);
  expect(screen.getByRole('button', { name: '하나' })).toHaveFocus();
  screen.getByRole('textbox').focus();
  rerender(<Page rows={[]} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

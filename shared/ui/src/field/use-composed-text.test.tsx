import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

type Field = { value: string; onChange: (text: string) => void; maxLength: number };

const fields: Record<string, (field: Field) => ReactNode> = {
  'a text field': (field) => <TextField label="이름" {...field} />,
  'a password field': (field) => <PasswordField label="이름" {...field} />,
  'a text area': (field) => <TextArea label="이름" {...field} />,
  'a search field': (field) => <SearchField label="이름" {...field} />,
};

function opened(show: (field: Field) => ReactNode, first: string, maxLength: number) {
  let known = first;
  function Form() {
    const [value, onChange] = useState(first);
    known = value;
    return show({ value, onChange, maxLength });
  }
  render(<Form />);
  const box = screen.getByLabelText<HTMLInputElement>(/^이름/);
  return { box, known: () => known };
}

const syllables = '한글강쥐'.repeat(25);
const inPieces = syllables.normalize('NFD');

test.each(Object.entries(fields))('100 syllables that are pasted in pieces fit into 100 of %s', async (_which, show) => {
  const { box, known } = opened(show, '', 100);
  await userEvent.click(box);
  await userEvent.paste(inPieces);
  expect([box.value, known()]).toEqual([syllables, syllables]);
});

test('what is pasted in pieces takes the place of what is chosen, and no more of it than there is room for', async () => {
  const { box, known } = opened(fields['a text field']!, '보리와 초코', 6);
  await userEvent.click(box);
  box.setSelectionRange(0, 2);
  await userEvent.paste('몽이네'.normalize('NFD'));
  expect([box.value, known()]).toEqual(['몽이와 초코', '몽이와 초코']);
});

test('a browser that inserts by itself, to be undone, is left to it', async () => {
  const done = jest.fn(() => true);
  Object.assign(document, { execCommand: done });
  const { box } = opened(fields['a text field']!, '', 100);
  await userEvent.click(box);
  await userEvent.paste('보리'.normalize('NFD'));
  delete (document as { execCommand?: unknown }).execCommand;
  expect(done).toHaveBeenCalledWith('insertText', false, '보리');
  expect(box).toHaveValue('');
});

test('a text that is whole already is pasted by the browser', async () => {
  const { box } = opened(fields['a text field']!, '', 2);
  await userEvent.click(box);
  await userEvent.paste('보리야');
  expect(box).toHaveValue('보리');
});

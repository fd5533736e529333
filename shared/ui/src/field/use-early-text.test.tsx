import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

type Field = { value: string; onChange: (text: string) => void };

const fields: Record<string, (field: Field) => ReactNode> = {
  'a text field': (field) => <TextField label="이름" {...field} />,
  'a password field': (field) => <PasswordField label="이름" {...field} />,
  'a text area': (field) => <TextArea label="이름" {...field} />,
  'a search field': (field) => <SearchField label="이름" {...field} />,
};

test.each(Object.entries(fields))(
  'an early field keeps text typed into %s before hydration and passes it to the form',
  async (_which, show) => {
    let known = '';
    function Form() {
      const [value, onChange] = useState('');
      known = value;
      return show({ value, onChange });
    }
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Form />);
    const box = screen.getByLabelText<HTMLInputElement>(/^이름/);
    box.value = '김보';
    const complaints = jest.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(place, <Form />));
    expect(known).toBe('김보');
    await userEvent.type(box, '호');
    expect([box.value, known]).toEqual(['김보호', '김보호']);
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    place.remove();
  },
);

test('an early field does not treat Windows line endings as typed text', () => {
  const change = jest.fn();
  render(<TextArea label="소개" value={'하나\r\n둘\r셋'} onChange={change} />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('소개').value).toBe('하나\n둘\n셋');
  expect(change).not.toHaveBeenCalled();
});

test('an early field keeps a checkbox ticked before hydration and passes it to the form', async () => {
  let known = false;
  function Form() {
    const [isSelected, onChange] = useState(false);
    known = isSelected;
    return (
      <Checkbox isSelected={isSelected} onChange={onChange}>
        동의해요
      </Checkbox>
    );
  }
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<Form />);
  const box = screen.getByLabelText<HTMLInputElement>('동의해요');
  box.click();
  const complaints = jest.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(place, <Form />));
  expect([box.checked, known]).toEqual([true, true]);
  await userEvent.click(box);
  expect([box.checked, known]).toEqual([false, false]);
  expect(complaints).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  place.remove();
});

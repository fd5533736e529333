import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestField, type Suggestion } from './suggest-field.tsx';

const known: Suggestion[] = [
  { id: 'area', text: '서울특별시 구로구', note: '지역', icon: 'map-pin' },
  { id: '1', text: '구로동물병원', note: '동물병원', icon: 'hospital' },
  { id: '2', text: '구로약국', note: '동물약국', icon: 'pill' },
];

function renderField() {
  const happened: string[] = [];
  function Page() {
    const [text, setText] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          happened.push(`searched ${text}`);
        }}
      >
        <SuggestField
          label="검색"
          value={text}
          onChange={setText}
          suggestions={known.filter((one) => one.text.includes(text))}
          onChoose={({ text: chosen }) => happened.push(`chose ${chosen}`)}
        />
        <button type="submit">찾기</button>
      </form>
    );
  }
  render(<Page />);
  return { user: userEvent.setup(), happened, box: screen.getByRole('combobox', { name: '검색' }) };
}
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);
const marked = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.getAttribute('aria-selected') === 'true')
    .map(({ id }) => id);

test('the suggest field opens the list when somebody types and announces the number of suggestions', async () => {
  const { user, box } = renderField();
  await user.click(box);
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.type(box, '구로');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(shown()).toEqual(['서울특별시 구로구지역', '구로동물병원동물병원', '구로약국동물약국']);
  expect(screen.getByRole('status')).toHaveTextContent('추천 3개');
});

test('the suggest field moves through the list and back to the box with the arrow keys and announces the position', async () => {
  const { user, box, happened } = renderField();
  await user.type(box, '구로');
  const places: (string | null)[] = [];
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
    await user.keyboard(key);
    places.push(box.getAttribute('aria-activedescendant'));
    expect(marked()).toEqual(box.hasAttribute('aria-activedescendant') ? [box.getAttribute('aria-activedescendant')] : []);
  }
  const [first, second, third] = screen.getAllByRole('option').map(({ id }) => id);
  expect(places).toEqual([first, second, third, null, third]);
  expect(box).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(happened).toEqual(['chose 구로약국']);
  expect(shown()).toEqual([]);
});

test('the suggest field submits the text on Enter while no suggestion is marked', async () => {
  const { user, box, happened } = renderField();
  await user.type(box, '구로{Enter}');
  expect(happened).toEqual(['searched 구로']);
  expect(shown()).toEqual([]);
});

test('the suggest field closes the list on Escape, clears the text on the next one, and reopens the list on an arrow key', async () => {
  const { user, box } = renderField();
  await user.type(box, '구로{Escape}');
  expect([shown(), (box as HTMLInputElement).value]).toEqual([[], '구로']);
  await user.keyboard('{ArrowDown}');
  expect(shown()).toHaveLength(3);
  await user.keyboard('{Escape}{Escape}');
  expect([shown(), (box as HTMLInputElement).value]).toEqual([[], '']);
});

test('the suggest field chooses a suggestion on a click, keeps the focus in the box, and closes the list when it is left', async () => {
  const { user, box, happened } = renderField();
  await user.type(box, '구로');
  await user.click(screen.getByRole('option', { name: '구로동물병원, 동물병원' }));
  expect(happened).toEqual(['chose 구로동물병원']);
  expect(box).toHaveFocus();
  await user.type(box, '{Backspace}');
  expect(shown()).toHaveLength(3);
  await user.tab();
  expect(shown()).toEqual([]);
});

test.each([
  ['Enter', { key: 'Enter', isComposing: true }],
  ['Enter with the key code of Safari', { key: 'Enter', keyCode: 229 }],
  ['Escape', { key: 'Escape', isComposing: true }],
  ['an arrow key', { key: 'ArrowDown', isComposing: true }],
])('the suggest field leaves %s to the input method while a syllable is being composed', async (_name, init) => {
  const { user, box, happened } = renderField();
  await user.type(box, '구로{ArrowDown}');
  const before = marked();
  const event = createEvent.keyDown(box, init);
  fireEvent(box, event);
  expect(event.defaultPrevented).toBe(false);
  expect([shown().length, marked(), happened]).toEqual([3, before, []]);
});

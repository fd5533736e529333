import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './select.tsx';

let mockIsMissing = false;
jest.mock('./select-list.tsx', () => {
  if (mockIsMissing) throw new Error('The file is missing.');
  return jest.requireActual<object>('./select-list.tsx');
});

const fruits = [
  { value: 'apple', label: 'Apple' },
  { value: 'berry', label: 'Blue berry' },
  { value: 'black', label: 'Black berry' },
  { value: 'fig', label: 'Fig', isDisabled: true },
  { value: 'pear', label: '배' },
];

function Example({ first = null, ...rest }: { first?: string | null; isDisabled?: boolean; name?: string }) {
  const [value, setValue] = useState(first);
  return (
    <form>
      <Select label="과일" description="하나만" options={fruits} value={value} onChange={setValue} {...rest} />
      <button type="button">다음</button>
    </form>
  );
}

const box = () => screen.getByRole('button', { name: /과일/, hidden: true });
const option = (name: string) => screen.findByRole('option', { name });

// First, since a list that has come once is there for good.
test('a select whose list can not be fetched says so and opens it at the next press', async () => {
  const user = userEvent.setup();
  window.reportError = jest.fn();
  mockIsMissing = true;
  render(<Example />);
  await user.click(box());
  expect(await screen.findByText('목록을 불러오지 못했어요. 다시 눌러 주세요.')).toBeInTheDocument();
  expect(box()).toHaveAccessibleDescription('하나만 목록을 불러오지 못했어요. 다시 눌러 주세요.');
  expect(window.reportError).toHaveBeenCalled();
  mockIsMissing = false;
  await user.click(box());
  expect(await option('Apple')).toBeInTheDocument();
  expect(screen.queryByText(/불러오지 못했어요/)).not.toBeInTheDocument();
});

test('the box of a select names its label, value, hint and list', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(box()).toHaveAccessibleName('선택해 주세요 과일');
  expect(box()).toHaveAccessibleDescription('하나만');
  expect(box()).toHaveAttribute('aria-haspopup', 'listbox');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.click(box());
  const list = await screen.findByRole('listbox', { name: '과일' });
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(box()).toHaveAttribute('aria-controls', list.id);
  expect(within(list).getAllByRole('option')).toHaveLength(5);
});

test('a choice in the list of a select becomes its value, and the box has the focus again', async () => {
  const user = userEvent.setup();
  render(<Example first="apple" />);
  for (const name of ['Black berry', 'Black berry']) {
    await user.click(box());
    await user.click(await option(name));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box()).toHaveAccessibleName('Black berry 과일');
    await waitFor(() => expect(box()).toHaveFocus());
  }
});

test.each([
  ['{Enter}', null, 'Apple'],
  [' ', null, 'Apple'],
  ['{ArrowDown}', null, 'Apple'],
  ['{ArrowUp}', null, '배'],
  ['{ArrowDown}', 'black', 'Black berry'],
])('the key %p on the box of a select with the value %p opens the list at %s', async (key, first, name) => {
  const user = userEvent.setup();
  render(<Example first={first} />);
  await user.tab();
  await user.keyboard(key);
  const there = await option(name);
  await waitFor(() => expect(there).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await waitFor(() => expect(box()).toHaveFocus());
});

test.each([
  ['b', 'apple', 'Blue berry'],
  ['blac', 'apple', 'Black berry'],
  ['blue b', 'apple', 'Blue berry'],
  ['f', 'apple', 'Apple'],
  ['배', 'apple', '배'],
  ['{ArrowRight}', 'black', '배'],
  ['{ArrowLeft}', 'black', 'Blue berry'],
  ['{ArrowLeft}', null, 'Apple'],
])('the keys %p on the closed box of a select turn the value %p into %s', async (keys, first, name) => {
  const user = userEvent.setup();
  render(<Example first={first} />);
  await user.tab();
  await user.keyboard(keys);
  expect(box()).toHaveAccessibleName(`${name} 과일`);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a disabled select takes neither presses nor keys', async () => {
  const user = userEvent.setup();
  render(<Example first="apple" isDisabled />);
  await user.click(box());
  await user.tab();
  expect(screen.getByRole('button', { name: '다음' })).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a select with a name gives its value to the form', () => {
  const { container } = render(<Example first="berry" name="fruit" />);
  expect(Object.fromEntries(new FormData(container.querySelector('form')!))).toEqual({ fruit: 'berry' });
});

test('a press on the label of a select gives the box the focus', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByText('과일'));
  expect(box()).toHaveFocus();
});

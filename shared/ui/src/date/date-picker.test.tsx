import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DatePicker } from './date-picker.tsx';
import { toCalendarDate } from './iso-date.ts';

function Form({ initial = null, onChoose }: { initial?: string | null; onChoose?: (date: string) => void }) {
  const [date, setDate] = useState(initial);
  const choose = (chosen: string) => {
    setDate(chosen);
    onChoose?.(chosen);
  };
  return (
    <DatePicker
      label="예약 날짜"
      value={date}
      onChange={choose}
      min="2026-11-10"
      max="2026-11-30"
      unavailable={(day) => day === '2026-11-25'}
    />
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: /예약 날짜/ }));

test('the date picker shows the date in Korean and returns YYYY-MM-DD', async () => {
  const onChoose = jest.fn();
  render(<Form initial="2026-11-21" onChoose={onChoose} />);
  expect(screen.getByRole('button', { name: '예약 날짜 2026년 11월 21일 토요일' })).toBeTruthy();
  await open();
  await userEvent.click(screen.getByRole('button', { name: /11월 27일/ }));
  expect(onChoose).toHaveBeenCalledWith('2026-11-27');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '예약 날짜 2026년 11월 27일 금요일' })).toBeTruthy();
});

test.each(['11월 25일', '11월 9일'])('the date picker does not let the unavailable day %s be chosen', async (day) => {
  const onChoose = jest.fn();
  render(<Form initial="2026-11-21" onChoose={onChoose} />);
  await open();
  const cell = screen.getByRole('button', { name: new RegExp(day) });
  expect(cell.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(cell);
  expect(onChoose).not.toHaveBeenCalled();
});

test('the date picker starts weeks on Sunday', async () => {
  render(<Form initial="2026-11-21" />);
  await open();
  const [first, ...others] = [...document.querySelectorAll('th')].map((cell) => cell.textContent);
  expect([first, others.at(-1)]).toEqual(['일', '토']);
});

test('the date picker closes the calendar on Escape and returns the focus to the button', async () => {
  render(<Form />);
  await open();
  await userEvent.keyboard('{Escape}');
  const trigger = screen.getByRole('button', { name: '예약 날짜 날짜를 선택해 주세요' });
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

test('the date picker gets to a day years ago by its year and month, and takes the choice back', async () => {
  const heard: string[] = [];
  function Birthday() {
    const [date, setDate] = useState<string | null>('2026-11-21');
    const change = (chosen: string | null) => {
      setDate(chosen);
      heard.push(chosen ?? 'none');
    };
    return <DatePicker label="생일" value={date} onChange={change} onClear={() => change(null)} min="1980-01-01" max="2026-11-27" isFar />;
  }
  render(<Birthday />);
  const trigger = () => userEvent.click(screen.getByRole('button', { name: /^생일/ }));
  await trigger();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '연도' }), '2014년');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '월' }), '3월');
  await userEvent.click(screen.getByRole('button', { name: /3월 5일/ }));
  await trigger();
  await userEvent.click(screen.getByRole('button', { name: '날짜 지우기' }));
  expect(heard).toEqual(['2014-03-05', 'none']);
  expect(screen.getByRole('button', { name: '생일 날짜를 선택해 주세요' })).toBeTruthy();
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-13-01', undefined],
  ['', undefined],
  [null, undefined],
])('toCalendarDate(%p) is %p', (value, text) => expect(toCalendarDate(value)?.toString()).toBe(text));

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimeSlots } from './time-slots.tsx';

const slots = [
  { time: '10:00', isAvailable: true },
  { time: '10:30', isAvailable: false },
  { time: '14:00', isAvailable: true },
];

test('the picker of times chooses a free time', async () => {
  const onChange = jest.fn();
  render(<TimeSlots label="예약 시간" slots={slots} value={null} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: '오후 2시' }));
  expect(onChange).toHaveBeenCalledWith('14:00');
});

test('the picker of times marks a full time as full and disables it', () => {
  render(<TimeSlots label="예약 시간" slots={slots} value={null} onChange={() => undefined} />);
  expect(screen.getByRole('radio', { name: '오전 10시 30분 마감' }).hasAttribute('disabled')).toBe(true);
});

test('the picker of times has each time read once, by its radio', () => {
  render(<TimeSlots label="예약 시간" slots={slots} value={null} onChange={() => undefined} />);
  for (const text of ['10:00', '10:30', '마감']) expect(screen.getByText(text).closest('[aria-hidden="true"]')).not.toBeNull();
});

test('the picker of times skips full times with the arrow keys', async () => {
  const onChange = jest.fn();
  render(<TimeSlots label="예약 시간" slots={slots} value="10:00" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith('14:00');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Calendar, type CalendarProps } from './calendar.tsx';

const draw = (more: Partial<CalendarProps>) =>
  render(<Calendar label="찾는 날" value={null} onChange={() => undefined} min="2026-11-27" max="2027-05-27" {...more} />);

test.each([2, undefined])('a calendar of %p weeks has the other end of a span in sight while its own day is not chosen', (weeks) => {
  draw({ span: ['2027-01-20', null], ...(weeks && { weeks }) });
  expect(screen.getByRole('button', { name: /2027년 1월 20일/ })).toBeTruthy();
});

test('a calendar without any day begins at the first that can be chosen', () => {
  // Far off: of days that have begun it is today's.
  draw({ weeks: 2, min: '2096-11-27', max: '2097-05-27' });
  expect(screen.getByRole('button', { name: /2096년 11월 27일/ })).toBeTruthy();
});

test('both ends of a span are chosen days that can be pressed, also one that can’t be the end that is set', async () => {
  const onChange = jest.fn();
  draw({ value: '2026-12-02', span: ['2026-11-30', '2026-12-02'], weeks: 2, unavailable: (day) => day < '2026-12-01', onChange });
  const chosen = screen.getAllByRole('gridcell', { selected: true }).map((cell) => cell.textContent);
  expect(chosen).toEqual(['30', '2']);
  expect(screen.getByRole('button', { name: /11월 29일/ })).toHaveAttribute('aria-disabled', 'true');
  for (const day of ['11월 30일', '12월 2일', '12월 4일']) await userEvent.click(screen.getByRole('button', { name: new RegExp(day) }));
  expect(onChange.mock.calls.flat()).toEqual(['2026-11-30', '2026-12-02', '2026-12-04']);
});

test('the days between the ends of a span are one band, which no other day belongs to', () => {
  draw({ value: '2026-12-02', span: ['2026-11-30', '2026-12-02'], weeks: 2 });
  const places = screen.getAllByRole('gridcell').flatMap(({ firstElementChild: day }) => day?.getAttribute('data-span') ?? []);
  expect(places).toEqual(['start', 'between', 'end']);
});

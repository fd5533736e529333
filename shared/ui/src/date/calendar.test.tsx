import { render, screen } from '@testing-library/react';
import { Calendar } from './calendar.tsx';

const draw = (more: { shown?: string | null; weeks?: number }) =>
  render(<Calendar label="찾는 날" value={null} onChange={() => undefined} min="2026-11-27" max="2027-05-27" {...more} />);

test.each([2, undefined])('a calendar of %p weeks has the other end of a span in sight while its own day is not chosen', (weeks) => {
  draw({ shown: '2027-01-20', ...(weeks && { weeks }) });
  expect(screen.getByRole('button', { name: /2027년 1월 20일/ })).toBeTruthy();
});

test('a calendar without any day begins at the first that can be chosen', () => {
  draw({ shown: null, weeks: 2 });
  expect(screen.getByRole('button', { name: /11월 27일/ })).toBeTruthy();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RatingInput } from './rating-input.tsx';
import { RatingStars } from './rating-stars.tsx';

function Form({ initial = null }: { initial?: number | null }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <RatingInput label="평점" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;

test('the rating chooses a star on a click', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('radio', { name: '4점 좋아요' }));
  expect(chosen()).toBe('4');
});

test('the rating moves the choice with the arrow keys', async () => {
  render(<Form initial={3} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('4');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toBe('2');
});

test('the rating lets the keyboard choose the first star while nothing is chosen', async () => {
  render(<Form />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(chosen()).toBe('1');
});

test.each([
  [4.5, '5점 만점에 4.5점'],
  [4, '5점 만점에 4점'],
  [4.26, '5점 만점에 4.3점'],
  [7, '5점 만점에 5점'],
])('the value %p of RatingStars is labelled %p', (value, text) => {
  render(<RatingStars value={value} />);
  expect(screen.getByRole('img', { name: text })).toBeTruthy();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CombinedError } from 'urql';
import { answerOf } from './answer-of.tsx';

const waiting = <p>기다려요</p>;
const offline = new CombinedError({ graphQLErrors: [{ message: '없는 글이에요.' }] });

test('a query that was not answered yet is stood in for by what waits', () => {
  expect(answerOf([{ fetching: true }, () => undefined], waiting)).toMatchObject({ standIn: waiting, data: undefined, isLoading: true });
});

test('the data of an answered query are given, of urql and of REST', () => {
  const rest = { data: { id: 7 }, error: null, code: null, isLoading: false, refetch: () => undefined };
  expect(answerOf([{ data: { id: 7 }, fetching: false }, () => undefined], waiting)).toMatchObject({ standIn: null, data: { id: 7 } });
  expect(answerOf(rest, waiting)).toMatchObject({ standIn: null, data: { id: 7 } });
});

test('a press on the button of an error asks the network again', async () => {
  const asked: unknown[] = [];
  const { standIn } = answerOf([{ error: offline, fetching: false }, (options) => asked.push(options)], waiting, {
    title: '글을 못 읽었어요.',
  });
  render(<>{standIn}</>);
  expect(screen.getByRole('alert')).toHaveTextContent('글을 못 읽었어요.없는 글이에요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(asked).toEqual([{ requestPolicy: 'network-only' }]);
});

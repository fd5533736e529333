import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CombinedError } from 'urql';
import { answerOf, bothOf, type QueryState } from './answer-of.tsx';

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

test('data without a row are stood in for by what is said of them', () => {
  const empty = (rows: string[]) => rows.length === 0 && <p>없어요</p>;
  const asked = (data: string[]) => [{ data, fetching: false }, () => undefined] as const;
  expect(answerOf(asked([]), waiting, { empty })).toMatchObject({ standIn: <p>없어요</p>, data: undefined });
  expect(answerOf(asked(['한 줄']), waiting, { empty })).toMatchObject({ standIn: null, data: ['한 줄'] });
});

test('a question whose answer before says something else waits anew, in place of data and of an error', () => {
  const asked = { data: { id: 7 }, error: offline, fetching: true };
  expect(answerOf([asked, () => undefined], waiting, { waitsEachTime: true }).standIn).toBe(waiting);
  expect(answerOf([{ data: { id: 7 }, fetching: true }, () => undefined], waiting).data).toEqual({ id: 7 });
});

test('two questions are answered together, and only the one that failed is asked again', async () => {
  const asked: string[] = [];
  const state = (name: string, error: string | null): QueryState<string> => ({
    data: error ? null : name,
    error,
    isLoading: false,
    refetch: () => asked.push(name),
  });
  expect(answerOf(bothOf(state('이번 주', null), state('지난주', null)), waiting).data).toEqual(['이번 주', '지난주']);
  render(<>{answerOf(bothOf(state('이번 주', null), state('지난주', '연결이 끊겼어요.')), waiting).standIn}</>);
  expect(screen.getByRole('alert')).toHaveTextContent('연결이 끊겼어요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(asked).toEqual(['지난주']);
});

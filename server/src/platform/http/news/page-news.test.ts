import { readPageNews } from '@petcare/node';
import { createPageNewsSender } from './page-news.ts';

const log = { warn: () => undefined };
let sent: string[];
let isAway: boolean;
const aSender = () =>
  createPageNewsSender({
    log,
    async notify(text) {
      if (isAway) throw new Error('The database is away');
      sent.push(text);
    },
  });

beforeEach(() => {
  [sent, isAway] = [[], false];
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test('the news of a tenth of a second are told together, each write by its own name', async () => {
  const news = aSender();
  const [first, second] = [news.nameWrite(), news.nameWrite()];
  news.tell(first, ['posts:mypet']);
  news.tell(second, ['posts:mypet', 'listings']);
  await jest.advanceTimersByTimeAsync(100);
  expect(sent.map(readPageNews)).toEqual([{ writes: [first, second], topics: ['posts:mypet', 'listings'] }]);
  expect(first).not.toBe(second);
});

test('news that could not be told are told again, with those that came meanwhile', async () => {
  const news = aSender();
  isAway = true;
  news.tell('a-1', ['posts']);
  await jest.advanceTimersByTimeAsync(100);
  news.tell('a-2', ['gifts']);
  isAway = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent.map(readPageNews)).toEqual([{ writes: ['a-1', 'a-2'], topics: ['posts', 'gifts'] }]);
});

test('news of very many things are told by their topics alone, however long nobody could be told', async () => {
  const news = aSender();
  isAway = true;
  for (let write = 0; write < 5_000; write += 1) news.tell(`a-${write}`, [`listings:${write}`]);
  await jest.advanceTimersByTimeAsync(100);
  isAway = false;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent.length).toBe(1);
  expect(new Set(readPageNews(sent[0]!).topics.map((topic) => topic.split(':')[0]))).toEqual(new Set(['listings']));
  expect(readPageNews(sent[0]!).writes).toEqual([]);
});

test('a server that ends tells what it has not told yet', async () => {
  const news = aSender();
  news.tell('a-1', ['posts']);
  await news.close();
  expect(sent.map(readPageNews)).toEqual([{ writes: ['a-1'], topics: ['posts'] }]);
});

import { readPageNews, writePageNews } from './page-news.ts';

const news = { writes: ['a1b2-3', 'a1b2-4'], topics: ['posts:mypet', 'listings'] };

test('news of pages are read as they were written', () => {
  expect(writePageNews(news).map(readPageNews)).toEqual([news]);
});

test('news of more topics than PostgreSQL takes at once are several, of the same writes', () => {
  const topics = Array.from({ length: 3_000 }, (_, index) => `listings:${index}`);
  const texts = writePageNews({ ...news, topics });
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThanOrEqual(7_000);
  const read = texts.map(readPageNews);
  expect(read.map(({ writes }) => writes)).toEqual(read.map(() => news.writes));
  expect(read.flatMap((one) => one.topics)).toEqual(topics);
});

test('news of very many writes name none of them', () => {
  const writes = Array.from({ length: 101 }, (_, index) => `a1b2-${index}`);
  expect(writePageNews({ writes, topics: ['posts'] }).map(readPageNews)).toEqual([{ writes: [], topics: ['posts'] }]);
});

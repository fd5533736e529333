/** The changes of some writes in public pages, as a server tells them to every delivery service. */
export type PageNews = {
  /** The names of the writes, as their answers have them; none when they are too many to be told. */
  writes: readonly string[];
  /** Topics as answers name them: `posts`, or `posts:mypet` where one thing of a topic has changed. */
  topics: readonly string[];
};

/** PostgreSQL's channel for it. */
export const PAGE_NEWS = 'petcare_page_news';

/** PostgreSQL takes 7,999 bytes. */
const MOST_BYTES = 7_000;
const MOST_WRITES = 100;

/** Texts for the channel, each of the same writes: more than one where the topics are many. Names and topics are of ASCII, without spaces and commas. */
export function writePageNews({ writes, topics }: PageNews): string[] {
  const named = writes.length > MOST_WRITES ? '' : writes.join(',');
  const texts: string[] = [];
  for (const topic of topics) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + topic.length <= MOST_BYTES) texts[texts.length - 1] = `${last} ${topic}`;
    else texts.push(`${named} ${topic}`);
  }
  return texts;
}

/** The news of a text of the channel. */
export function readPageNews(text: string): PageNews {
  const [writes = '', ...topics] = text.split(' ');
  return { writes: writes === '' ? [] : writes.split(','), topics };
}

import { randomBytes } from 'node:crypto';
import { writePageNews } from '@petcare/node';
import { withFewThings } from '../../topics.ts';

/** Writes within this time are told of together. */
const TOGETHER_MS = 100;
const RETRY_MS = 1_000;
const MOST_NAMES = 1_000;

type PageNewsDeps = {
  /** Tells every delivery service; rejects while the database is away. */
  notify: (text: string) => Promise<unknown>;
  log: { warn(about: object, text: string): void };
};

/** Tells every delivery service, soon after a write, of which topics public pages show something else now. */
export type PageNewsSender = {
  /** The name of one write, for its answer. */
  nameWrite(): string;
  /** Called when the write stands: whoever hears of it may ask at once. */
  tell(write: string, topics: readonly string[]): void;
  close(): Promise<void>;
};

export function createPageNewsSender({ notify, log }: PageNewsDeps): PageNewsSender {
  const server = randomBytes(6).toString('hex');
  let count = 0;
  let writes: string[] = [];
  let topics = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function put(changed: readonly string[], names: readonly string[]): void {
    for (const topic of changed) topics.add(topic);
    topics = new Set(withFewThings([...topics]));
    if (writes.length <= MOST_NAMES) writes.push(...names);
  }
  async function send(): Promise<void> {
    timer = undefined;
    if (topics.size === 0) return;
    const news = { writes, topics: [...topics] };
    [writes, topics] = [[], new Set()];
    try {
      for (const text of writePageNews(news)) await notify(text);
    } catch (error) {
      log.warn({ err: error }, 'news of pages could not be told; they are told again');
      put(news.topics, news.writes);
      later(RETRY_MS);
    }
  }
  function later(milliseconds: number): void {
    timer ??= setTimeout(() => void send(), milliseconds).unref();
  }

  return {
    nameWrite: () => `${server}-${(count += 1)}`,
    tell(write, changed) {
      put(changed, [write]);
      later(TOGETHER_MS);
    },
    async close() {
      clearTimeout(timer);
      await send();
      clearTimeout(timer);
    },
  };
}

import { PAGE_NEWS, readPageNews } from '@petcare/node';
import { until } from '@petcare/node/processes';
import type { Database } from '../../platform/database/database.ts';
import { shownState, topicsBetween } from './shown-tables.ts';

/** The topics of public pages that have changed, and those of which every delivery service was told; `things`: as they were told. */
type PageChanges = { changed: string[]; told: string[]; things: string[] };

/** A listener of everything that delivery services of this database are told. */
export async function listenForPages(
  db: Database,
): Promise<{ while(work: () => Promise<unknown>): Promise<PageChanges>; end(): Promise<void> }> {
  let heard: string[] = [];
  let marks = 0;
  const { unlisten } = await db.listen(PAGE_NEWS, (text) => void heard.push(...readPageNews(text).topics));
  /** News come in the order of their commits: what was told before this has been heard when it is. */
  async function allHeard(): Promise<string[]> {
    const mark = `mark-${(marks += 1)}`;
    await db.notify(PAGE_NEWS, ` ${mark}`);
    if (!(await until(async () => heard.includes(mark), 10_000, 5))) throw new Error('the news are not heard');
    const topics = heard.filter((topic) => !topic.startsWith('mark-'));
    heard = [];
    return topics;
  }
  return {
    async while(work) {
      await allHeard();
      const before = await shownState(db);
      await work();
      const changed = topicsBetween(before, await shownState(db));
      const things = [...new Set(await allHeard())].sort();
      return { changed, told: [...new Set(things.map((topic) => topic.split(':')[0]!))].sort(), things };
    },
    end: unlisten,
  };
}

import type { Remote } from '@petcare/remote';
import { renderTwice, type RenderTwiceOptions } from './render-twice.tsx';

/** `shows`: what the server's HTML says; `asksMore`: operations that the browser needs besides those of the rendering. */
export type RenderingCase = RenderTwiceOptions & { shows: readonly string[]; asksMore?: readonly string[] };

/** Each page or part by its name; `private` for what no server renders, since it is for people who are signed in. */
export type RenderingCases = Record<string, RenderingCase | 'private'>;

type Table = Remote['pages'] | Remote['parts'];

const wordsOf = (html: string) => html.replace(/<style[\s\S]*?<\/style>|<!--.*?-->/g, '');

function testEach(kind: string, load: () => Promise<Table>, cases: RenderingCases): void {
  test(`every ${kind} is rendered here`, async () => expect(Object.keys(cases).sort()).toEqual(Object.keys(await load()).sort()));

  for (const [name, given] of Object.entries(cases)) {
    if (given === 'private') continue;
    test(`the ${kind} "${name}" is the same on a server and in the browser's first render`, async () => {
      const loadOne = async () => {
        const loader = (await load())[name];
        if (!loader) throw new Error(`There is no ${kind} "${name}"`);
        return loader();
      };
      const { html, asked, complaints } = await renderTwice(loadOne, given);
      expect(complaints).toEqual([]);
      expect(asked.sort()).toEqual([...(given.asksMore ?? [])].sort());
      for (const text of given.shows) expect(wordsOf(html)).toContain(text);
    });
  }
}

/**
 * Tests that every page and part of a remote can be rendered without a browser
 * and is taken over without a complaint, and without asking for anything again.
 * One that no case names fails. For a file with `@jest-environment node`.
 * @param load the remote, from its `remote.ts`: `() => import('./remote.ts').then((m) => m.remote)`
 */
export function testRenderings(load: () => Promise<Pick<Remote, 'pages' | 'parts'>>, cases: { pages: RenderingCases; parts: RenderingCases }): void {
  testEach('page', async () => (await load()).pages, cases.pages);
  testEach('part', async () => (await load()).parts, cases.parts);
}

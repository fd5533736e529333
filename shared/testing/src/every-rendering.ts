import type { RenderedTree } from '@petcare/contracts';
import type { Remote } from '@petcare/remote';
import { openWindow } from './browser-window.ts';
import { renderOnServer, takeOver, type RenderTwiceOptions } from './render-twice.tsx';

/** `shows`: what the server's HTML says; `asksMore`: operations that the browser needs besides those of the rendering. */
export type RenderingCase = RenderTwiceOptions & { shows: readonly string[]; asksMore?: readonly string[] };

/** Each page or part by its name; `private` for what no server renders, since it is for people who are signed in. */
export type RenderingCases = Record<string, RenderingCase | 'private'>;

type Kind = 'pages' | 'parts';
type Offer = Pick<Remote, Kind>;

/** Every module is loaded once without a window and once with it. */
const LOADING_LIMIT = 120_000;

const wordsOf = (html: string) => html.replace(/<style[\s\S]*?<\/style>|<!--.*?-->/g, '');

/**
 * Tests that every page and part of a remote can be rendered without a browser
 * and is taken over without a complaint, and without asking for anything again.
 * One that no case names fails. For a file with `@jest-environment node`.
 * @param load the remote, from its `remote.ts`: `() => import('./remote.ts').then((m) => m.remote)`
 */
export function testRenderings(load: () => Promise<Offer>, cases: Record<Kind, RenderingCases>): void {
  const all = (['pages', 'parts'] as const).flatMap((kind) =>
    Object.entries(cases[kind]).flatMap(([name, given]) => {
      const loadOne = async () => {
        const loader = (await load())[kind][name];
        if (!loader) throw new Error(`There is no "${name}" among the ${kind}`);
        return loader();
      };
      return given === 'private' ? [] : [{ kind, name, given, loadOne }];
    }),
  );
  const rendered = new Map<string, Promise<RenderedTree>>();
  let close: (() => void) | undefined;

  beforeAll(async () => {
    for (const { kind, name, given, loadOne } of all) {
      const rendering = renderOnServer(loadOne, given);
      rendered.set(`${kind} ${name}`, rendering);
      await rendering.catch(() => undefined);
    }
    close = openWindow();
    jest.resetModules();
    // In the same order, since styled-components counts what it names.
    for (const { loadOne } of all) await loadOne().catch(() => undefined);
  }, LOADING_LIMIT);
  afterAll(() => close?.());

  test.each(['pages', 'parts'] as const)('each of the %s is rendered here', async (kind) => {
    expect(Object.keys(cases[kind]).sort()).toEqual(Object.keys((await load())[kind]).sort());
  });

  if (all.length === 0) return;
  test.each(all)('$kind: "$name" is the same on a server and in the browser’s first render', async ({ kind, name, given, loadOne }) => {
    const onServer = (await rendered.get(`${kind} ${name}`)) as RenderedTree;
    for (const text of given.shows) expect(wordsOf(onServer.html)).toContain(text);
    const { asked, complaints } = await takeOver(loadOne, given, onServer);
    expect(complaints).toEqual([]);
    expect(asked.sort()).toEqual([...(given.asksMore ?? [])].sort());
  });
}

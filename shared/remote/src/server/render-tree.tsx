import { collectingExchange, createApiClient } from '@petcare/api';
import type { AskedOperation, PageHead, Rendered, RenderedData, RenderJob, RenderSurroundings } from '@petcare/contracts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { RemoteHost } from '../remote-contract.ts';
import { Surroundings } from '../surroundings.tsx';
import { rememberedStyles } from './styles.ts';

/** A page asks for one thing that hangs on another at most twice; then it is the browser's turn. */
const MOST_PASSES = 4;

const styles = rememberedStyles();

/** React's mark of a boundary that has caught something: it would have the browser render again, and tell nobody why. */
const CAUGHT = '<!--$!-->';

function renderOnce({ url, now, hole, idPrefix }: RenderJob, known: RenderedData, tree: ReactNode, isBare = false) {
  const wanted = new Map<string, AskedOperation>();
  const slots: Rendered['slots'][number][] = [];
  let head: PageHead | null = null;
  const host: RemoteHost = {
    renderedAt: now,
    mountPart() {
      throw new Error('Parts are mounted in a browser');
    },
    rendering: {
      isBare,
      describe(said) {
        head = said;
      },
      leaveHole: (name, props) => `<!--${hole}:${slots.push({ name, props }) - 1}-->`,
    },
  };
  const client = createApiClient({ exchanges: [collectingExchange(known, wanted)] });
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>;
  const html = renderToString(
    styles.collect(
      <Surroundings client={client} host={host} Router={Router}>
        {tree}
      </Surroundings>,
    ),
    { identifierPrefix: idPrefix },
  );
  return { html, slots, head: head as PageHead | null, wanted };
}

function renderWhole(job: RenderJob, known: RenderedData, tree: ReactNode) {
  const rendered = renderOnce(job, known, tree);
  if (!rendered.html.includes(CAUGHT)) return rendered;
  renderOnce(job, known, tree, true);
  throw new Error('Something in it waits, or was caught on the way');
}

/**
 * Render one tree without a browser. It is rendered as often as it has wishes:
 * what it asks the API for is fetched, and it is rendered again with the
 * answers. What fails to be answered is left to the browser.
 * @throws what the tree throws
 */
export async function renderTree(job: RenderJob, { ask }: RenderSurroundings, tree: ReactNode): Promise<Rendered> {
  const known: RenderedData = {};
  for (let pass = 1; ; pass += 1) {
    const { html, slots, head, wanted } = renderWhole(job, known, tree);
    if (wanted.size === 0 || pass === MOST_PASSES) return { html, styles: styles.of(html), slots, data: known, head };
    const answers = await Promise.all([...wanted].map(async ([key, operation]) => [key, await ask(operation)] as const));
    Object.assign(known, Object.fromEntries(answers));
  }
}

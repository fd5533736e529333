import { askingExchange, createApiClient } from '@petcare/api';
import type { PageHead, RenderedTree, RenderedData, RenderJob, RenderSurroundings } from '@petcare/contracts';
import type { ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import type { RemoteHost } from '../contract/remote-contract.ts';
import { Surroundings } from '../context/surroundings.tsx';
import { htmlOf } from './html-of.ts';
import { rememberedStyles } from './styles.ts';

const stylesOfRendering = rememberedStyles();

/**
 * Render one tree without a browser: its components wait for what they ask the
 * API for, and the answers go with the HTML.
 * @throws what the tree throws
 */
export async function renderTree(
  { url, now, hole, idPrefix, environment, config, switches, filledSlots = [] }: RenderJob,
  { ask }: RenderSurroundings,
  tree: ReactNode,
): Promise<RenderedTree> {
  const data: RenderedData = {};
  const slots: RenderedTree['slots'][number][] = [];
  const said: { head: PageHead | null } = { head: null };
  const host: RemoteHost = {
    renderedAt: now,
    environment,
    config,
    switches,
    isFilled: (slot) => filledSlots.includes(slot),
    mountPart() {
      throw new Error('Parts are mounted in a browser');
    },
    rendering: {
      describe(head) {
        said.head = head;
      },
      leaveHole: (name, props) => `<!--${hole}:${slots.push({ name, props }) - 1}-->`,
    },
  };
  const client = createApiClient({ exchanges: [askingExchange(data, ask)], suspense: true });
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={url}>{children}</StaticRouter>;
  const styles = stylesOfRendering();
  const html = await htmlOf(
    styles.collect(
      <Surroundings client={client} host={host} Router={Router}>
        {tree}
      </Surroundings>,
    ),
    idPrefix,
  );
  return { html, styles: styles.of(html), slots, data, head: said.head };
}

import type { ConfigValues, PageHead, RenderedData, RenderJob, Route } from '@petcare/contracts';
import { ownSlotsOf } from '../contracts/own-contracts.policy.ts';
import type { Mix, MixedRelease } from '../mix/mix.ts';
import { aHole, aHoleName, cut, isWhole, standing, topicsOf, whenFilled, type Fragment, type Hole } from './fill.ts';
import type { Topics } from './topics.ts';
import type { Frames } from './frames.ts';
import type { RouteTable } from '../route-table/route-tables.ts';
import type { RenderLimits } from '../settings/settings.ts';
import type { RenderFailure } from './failure.ts';
import type { Renderers } from './renderers.ts';
import { createSentStyles } from './styles.ts';
import type { ThreadAnswer } from './thread.ts';

export type PageToRender = {
  mix: Mix;
  route: Route | null;
  /** Null where the mix has none. */
  table: RouteTable | null;
  /** Path and query. */
  url: string;
  now: number;
  /** Remotes that are the browser's alone: a developer's own, and those that a tester has fail. */
  left: ReadonlySet<string>;
  /** The name of the site. */
  environment: string;
  /** By remote, what is set of its configuration. */
  config: Readonly<Record<string, ConfigValues>>;
  /** The names of the feature switches that are on. */
  switches: readonly string[];
};

/** A page on its way: what is known of it goes first, in order; what comes later follows. */
export type RenderedPageParts = {
  head: PageHead | null;
  /** For one style element, before everything else. */
  styles: string;
  /** The content of `#app`: a text is there; a promise brings what comes behind it, styles for a style element and HTML. */
  body: readonly (string | Promise<LateParts>)[];
  /** The data that it was rendered with; all of it is there when the last of `body` is. */
  data: RenderedData;
  /** schema.org objects of the page and its parts; to be asked when the last of `body` is there. */
  structured(): readonly Record<string, unknown>[];
  /** To be asked when the last of `body` is there. */
  isWhole(): boolean;
  /** Of all that it shows; to be asked when the last of `body` is there. */
  topics(): Topics;
  /** Packages that have failed so far, and how. */
  unrendered(): readonly string[];
};

export type LateParts = { styles: string; body: RenderedPageParts['body'] };

const DEEPEST = 3;

// As the shell marks it in a browser: a release that knows no dark scheme keeps a light ground.
const groundOf = ({ contract }: MixedRelease['manifest']) => (contract?.schemes?.includes('dark') ? '' : ' data-scheme="light"');

const wrapperOf = ({ package: name, release, manifest }: MixedRelease) => ({
  open: `<div data-owner="${name}" data-rendered="${release}"${groundOf(manifest)}>`,
  close: '</div>',
});

/** The means of rendering, and its limits. */
export type RenderTools = { renderers: Renderers; frames: Frames; limits: RenderLimits };

/** A page as far as it can be rendered; null when the shell can't render its frame. */
export async function renderPage({ renderers, frames, limits }: RenderTools, page: PageToRender): Promise<RenderedPageParts | null> {
  const { mix, route, url, now, left, environment, switches, config } = page;
  const setOf = (remote: string) => config[remote] && { config: config[remote] };
  const shell = mix.get('shell');
  if (!shell?.manifest.server) return null;
  const ownSlots = ownSlotsOf([...mix.values()].map(({ manifest }) => manifest));
  const owners = { ...ownSlots, ...shell.manifest.contract?.owners };
  const filledSlots = Object.keys(ownSlots);
  const common = { url, now, environment, ...(switches.length > 0 && { switches }), ...(filledSlots.length > 0 && { filledSlots }) };

  const rendererOf = (remote: string) => {
    const release = left.has(remote) || remote === 'shell' ? undefined : mix.get(remote);
    return release?.manifest.server ? release : null;
  };

  const unrendered: string[] = [];
  async function render(release: MixedRelease, job: RenderJob, limit: number, depth: number): Promise<Fragment | null> {
    const answered = await renderers.render({ release, shell: shell as MixedRelease }, job, limit).catch((failure: RenderFailure) => {
      unrendered.push(`${release.package} ${failure.kind}`);
      return null;
    });
    return answered && fragmentOf(answered, job.hole, wrapperOf(release), depth, null);
  }

  function fragmentOf(
    { rendered, whole, topics }: ThreadAnswer,
    name: string,
    wrapper: { open: string; close: string },
    depth: number,
    place: Hole | null,
  ): Fragment {
    const pieces = cut(rendered.html, name, (hole) => (hole === 'place' ? place : partIn(rendered.slots[Number(hole)], depth + 1)));
    return { rendered, whole, topics, ...wrapper, pieces };
  }

  function partIn(slot: { name: string; props: object } | undefined, depth: number): Hole | null {
    const owner = slot && owners[slot.name];
    const release = owner && depth <= DEEPEST ? rendererOf(owner.remote) : null;
    if (!slot || !owner || !release) return null;
    const job: RenderJob = {
      kind: 'part',
      part: owner.part,
      slotProps: slot.props,
      ...common,
      ...setOf(owner.remote),
      hole: aHoleName(),
      idPrefix: `s-${slot.name.replaceAll('.', '-')}-`,
    };
    return aHole(render(release, job, limits.part, depth));
  }

  function pagesAt(): Hole | null {
    const release = route && route.page !== null && route.access === 'public' ? rendererOf(route.owner) : null;
    if (!route || !release) return null;
    const job: RenderJob = {
      kind: 'pages',
      routes: page.table?.rowsOf(route.owner) ?? [],
      ...common,
      ...setOf(route.owner),
      hole: aHoleName(),
      idPrefix: 'p-',
    };
    return aHole(render(release, job, limits.page, 0));
  }

  const place = pagesAt();
  const framed = await frames({
    shell,
    table: page.table,
    url,
    now,
    environment,
    switches,
    limit: limits.page,
    isEmpty: route?.owner !== 'shell',
  }).catch(() => null);
  if (!framed) return null;
  const frame = fragmentOf(framed, framed.hole, { open: '', close: '' }, 0, place);
  const pages = (await place?.filling) ?? null;
  await Promise.race([whenFilled(frame), after(limits.partsWait)]);

  const sent = createSentStyles();
  const data: RenderedData = {};
  const keep = (fragments: readonly Fragment[]) => {
    for (const { rendered } of fragments) Object.assign(data, rendered.data);
    return sent.add(fragments.map(({ rendered }) => rendered.styles));
  };
  const styles = keep(standing(frame));
  return {
    head: (pages ?? frame).rendered.head,
    styles,
    body: bodyOf(frame, keep),
    data,
    structured: () => structuredOf(frame, pages ?? frame),
    isWhole: () => isWhole(frame),
    topics: () => topicsOf(frame),
    unrendered: () => [...unrendered],
  };
}

/** The structured data of the page, then that of its parts; the frame says nothing of a remote's page. */
function structuredOf(frame: Fragment, page: Fragment): Record<string, unknown>[] {
  const parts = standing(frame).filter((fragment) => fragment !== frame && fragment !== page);
  return [page, ...parts].flatMap(({ rendered }) => rendered.head?.structured ?? []);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** In order, texts beside each other joined. */
function bodyOf(fragment: Fragment, keep: (fragments: readonly Fragment[]) => string): RenderedPageParts['body'] {
  const body: (string | Promise<LateParts>)[] = [];
  let text = '';
  const write = ({ open, close, pieces }: Fragment) => {
    text += open;
    for (const piece of pieces) {
      if (typeof piece === 'string') text += piece;
      else if (piece.filled) write(piece.filled);
      else if (piece.filled === undefined) {
        body.push(text, late(piece));
        text = '';
      }
    }
    text += close;
  };
  const late = async ({ filling }: Hole): Promise<LateParts> => {
    const filled = await filling;
    return filled ? { styles: keep(standing(filled)), body: bodyOf(filled, keep) } : { styles: '', body: [] };
  };
  write(fragment);
  return [...body, text];
}

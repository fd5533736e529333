import type { ConfigValues } from './config.ts';
import type { Route } from './routes.ts';
import type { SlotName } from './slots.ts';

/**
 * A page's description of itself for search engines, other sites and the browser's tab. Addresses are paths below the site's origin
 * (`/hospital?id=7`); whoever writes the document makes them absolute.
 */
export type PageHead = {
  /** Without the site's name, which is added. */
  title: string;
  /** One or two sentences, up to 160 characters. */
  description?: string;
  /** The one address of this content; the present path without its query when left out. */
  canonical?: string;
  /** The picture that stands for it elsewhere. */
  image?: string;
  type?: 'website' | 'article' | 'profile';
  /** 404 when what the address names is not there. */
  status?: 200 | 404;
  /** Nothing that a search engine should keep. */
  noindex?: boolean;
  /** schema.org objects; texts that begin with `/` under `@id`, `url`, `urlTemplate`, `item` and `image` are addresses of this site. */
  structured?: readonly Record<string, unknown>[];
};

/** A GraphQL answer as the API gives it, by the key that urql gives the operation. */
export type RenderedData = Record<
  string,
  { data?: Record<string, unknown> | null; errors?: readonly { message: string; extensions?: Record<string, unknown> }[] }
>;

/** One GraphQL operation that a rendering needs. */
export type AskedOperation = { query: string; variables: Record<string, unknown> };

type Common = {
  /** Path and query of the address. */
  url: string;
  /** Milliseconds since the epoch that this rendering takes for now; the browser hydrates with the same. */
  now: number;
  /** Nobody else knows it: `<!--<hole>:<n>-->` stands in the HTML where slot `n` is to be filled, `<!--<hole>:place-->` where a remote's pages go. */
  hole: string;
  /** The name of the site that the page is of. */
  environment?: string;
  /** The values that are set in the configuration of the remote that is rendered. */
  config?: ConfigValues;
  /** The names of the feature switches that are on in this page. */
  switches?: readonly string[];
  /** The slots that remotes offer themselves and that a part stands in. */
  filledSlots?: readonly string[];
  /** Begins every id in the HTML; the browser's root is given the same. */
  idPrefix: string;
};

/**
 * The job of rendering for a release: the shell its frame, with the rows that the remotes of the mix have brought, a remote its pages at
 * the address or one part.
 */
export type RenderJob = Common &
  (
    | { kind: 'frame'; ownRows?: readonly Route[] }
    | { kind: 'pages'; routes: readonly { path: string; page: string }[] }
    | { kind: 'part'; part: string; slotProps: object }
  );

/** One rendered tree. `styles` is the content of its style element, `slots` what stands in its holes, in order. */
export type RenderedTree = {
  html: string;
  styles: string;
  slots: readonly { name: SlotName; props: object }[];
  data: RenderedData;
  head: PageHead | null;
};

/** The services of whoever runs a release's server build. */
export type RenderSurroundings = { ask(operation: AskedOperation): Promise<RenderedData[string]> };

/** The exports of the entry of a server build (`manifest.server`). The shell's also gives the shared modules, by their share keys. */
export type ServerBuild = {
  render(job: RenderJob, surroundings: RenderSurroundings): Promise<RenderedTree>;
  shared?: Record<string, unknown>;
};

/**
 * The content of `<script type="application/json" id="rendered">` in the page: all answers that it was rendered with, and when that was.
 */
export type RenderedPage = { now: number; data: RenderedData };

import type { AskedOrigins, ConfigSchema, FilledSlots, OwnRoute } from '@petcare/contracts';

/**
 * One built file. `bytes` is its plain size; `br` and `gzip` those of its stored compressed forms, where it has them.
 * `weight` is what a budget counts of it where that is not `br`: its brotli size whatever id the release has.
 */
export type ManifestFile = { path: string; bytes: number; integrity: string; br?: number; gzip?: number; weight?: number };

type Json = string | number | boolean | null | readonly Json[] | { [key: string]: Json };

/** A payload or a slot's props as draft-07 JSON schema. */
export type JsonSchema = { [key: string]: Json };

/**
 * The contract of a package, as it was when it was built: its promises to the others, and its demands on them. `pages` and `parts` are the
 * names that it offers. `slots` are the props of every slot as its code knows them, `emits` and `hears` the payloads of its events; the
 * shell, which carries all events, has every one in both. `names` are, for each shared module of ours, the names that it takes from it (a
 * remote) or gives (the shell). `routes` and `owners` are the shell's tables: which URL shows whose page, whose part fills whose slot;
 * `icons` are the names that a menu entry may have. `rows` are those that a remote brings to the route table itself,
 * `origins` the foreign ones that it asks for, `budget` the bound of its first load that it sets itself, `schemes` those
 * of colours that it is readable in, `theme` the colours of the browser's own bars in both (the shell; without it, it is light), `config` what
 * an operator may set of it. Events of its own are among `emits`, `states` names those of which the last is kept; `offers`
 * are the props of slots of its own, `fills` the parts that stand in slots of other remotes, whose props, as its code
 * knows them, are among `slots`.
 */
export type PackageContract = {
  pages: string[];
  parts: string[];
  slots: Record<string, JsonSchema>;
  emits: Record<string, JsonSchema>;
  hears: Record<string, JsonSchema>;
  names: Record<string, string[]>;
  routes?: { path: string; owner: string; page: string | null; sitemap?: string | null }[];
  icons?: string[];
  rows?: OwnRoute[];
  origins?: AskedOrigins;
  budget?: number;
  schemes?: ('light' | 'dark')[];
  theme?: { light: string; dark: string };
  states?: string[];
  offers?: Record<string, JsonSchema>;
  fills?: FilledSlots;
  config?: ConfigSchema;
  owners?: Record<string, { host: string; remote: string; part: string; loading?: 'lazy' }>;
};

/** The demands of a screen on others as soon as its own files are there: shared modules on demand, and parts for its slots. */
export type ScreenNeeds = { shared: string[]; slots: string[] };

/** The name in `given` of the pieces that parts of the kit fetch when somebody comes to them, as the list of `Select`: no remote asks for them by name. */
export const KIT_PIECES = '@petcare/ui/pieces';

/**
 * The description of a build by itself, stored beside it as `manifest.json`.
 * `initial` is what has to run before anything of it shows; `pages` and `parts`
 * name the further files of each screen's first load, `needs` what these ask of
 * others. `given` are the files of the shared modules that not every page needs,
 * and of the kit's pieces (the shell); `shared` the versions of the shared
 * modules that it gives (the shell) or takes (a remote). `server` is the entry of the
 * build that renders it without a browser: its files are stored with the others and given to nobody.
 * `release` is there once the build has its id.
 */
export type BuildManifest = {
  name: string;
  release?: string;
  entry: string;
  files: ManifestFile[];
  initial: string[];
  pages: Record<string, string[]>;
  parts: Record<string, string[]>;
  needs?: { pages: Record<string, ScreenNeeds>; parts: Record<string, ScreenNeeds> };
  given?: Record<string, string[]>;
  server?: string;
  shared: Record<string, string>;
  contract?: PackageContract;
};

/**
 * Stands in built files where the release's own id belongs. The id is a hash
 * of the files, so it is written over the placeholder afterwards: same length,
 * so that the source maps stay right.
 */
export const RELEASE_PLACEHOLDER = 'RELEASE_ID__';

/** The kinds of files that a release may hold, by the end of their names: none that a browser opens as a page of the site, but for pictures. */
export const RELEASED_KINDS: readonly string[] = [
  ...['js', 'mjs', 'css', 'json', 'map', 'wasm', 'txt', 'webmanifest'],
  ...['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg', 'ico'],
  ...['woff2', 'woff', 'ttf', 'otf'],
  ...['pbf', 'geojson', 'pmtiles'],
];
/** Further kinds: the server build, and what the shell gives to teams outside the checkout. */
const IN_FOLDERS: Record<string, readonly string[]> = { server: ['cjs'], kit: ['tgz', 'graphql', 'json'] };

/** True for a file that a release may hold, by its path in the build. */
export function isReleasedKind(path: string): boolean {
  const kind = /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
  return RELEASED_KINDS.includes(kind) || (IN_FOLDERS[path.split('/')[0] ?? ''] ?? []).includes(kind);
}

/** The path of the entry of a release's server build. Nothing of this folder is given to browsers. */
export const SERVER_ENTRY = 'server/main.cjs';
/** Shared between server builds only: what renders, and has the shell's one copy of `@petcare/remote` around it. */
export const SERVER_RENDERER = '@petcare/remote/server';
/** True when a file of a release belongs to its server build. */
export const isServerFile = (path: string): boolean => path.startsWith('server/');

/** Stands where the entry keeps `|file sha384-…` of every other script and stylesheet of its release. */
export const INTEGRITY_PLACEHOLDER = 'INTEGRITY_TABLE__';
/** Characters of one `sha384-…`. */
export const INTEGRITY_LENGTH = 71;

/** The script that a dev server gives to the pages that show its remote, to be run before their shell is. */
export const DEVELOPMENT_PAGE_SCRIPT = 'development-page.js';

/** The path of the list of a shell's kit in its release: the packages that a team outside the checkout builds its remote with. */
export const KIT_LIST = 'kit/kit.json';
/** The path of the schema of the API in it, which a remote's operations are checked against. */
export const KIT_SCHEMA = 'kit/schema.graphql';

/** The path at which the delivery service says which events and slots the live releases declare. */
export const KIT_CONTRACTS = 'kit/contracts.json';

/** The events and slots that the live releases of a site declare; `by` is the package, the shell's the names of the house. */
export type SiteContracts = {
  events: { name: string; by: string; payload: JsonSchema }[];
  slots: { name: string; by: string; props: JsonSchema }[];
};

/** The kit of a shell. `version` is that of the shell's contract and of each package; `file` is an npm tarball of the release, `manifest` the package.json in it. */
export type Kit = {
  version: string;
  packages: { name: string; version: string; file: string; integrity: string; manifest: Record<string, unknown> }[];
};

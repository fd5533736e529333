import type { ObjectPlace } from '@petcare/node/objects';
import type { MapSettings, TrackerKeys } from '@petcare/contracts';
import type { StreetsFile } from './streets-file.ts';
import type { DatabaseSettings, EndingTimes, LogLevel, MetricsAddress, TracesSettings } from '@petcare/node';

/** The provider of the site's maps: what its pages are told, and whom they may ask for pictures and data. `file` is served by the site itself. */
export type MapProvider = { settings: MapSettings; img: string; connect: string; file?: StreetsFile };

/** The provider of the search for addresses: the script that gives `kakao.Postcode`, and the origin of the frame that this opens. */
export type Postcode = { script: string; frame: string };

/** Bounds of rendering, in milliseconds where nothing else is said. */
export type RenderLimits = {
  page: number;
  part: number;
  /** Until a fresh thread can take its first job. */
  start: number;
  /** The wait of a service for its first threads before it listens. */
  warm: number;
  /** The longest wait for one question to the API. */
  ask: number;
  /** For parts, once the page is there: what comes later is streamed behind. */
  partsWait: number;
  /** A thread without a job for so long is ended. */
  idle: number;
  /** Megabytes of JavaScript objects in one thread. */
  memory: number;
  /** Threads of one release of a package, at most. */
  threads: number;
  /** Releases that have threads at a time, at most. */
  releases: number;
  /** Pages that are being rendered at a time; beyond it they are given as they are without. */
  underWay: number;
  /** Of these, for one network: beyond it its own pages alone are given unrendered. */
  underWayOfNetwork: number;
};

/** The settings that the site's pages depend on: the same for the service and its standby. */
export type SiteSettings = {
  /** The address of the API. */
  apiUrl: string;
  /** The site's address in what pages say of themselves, without a slash at its end; the one that they were asked under when undefined. */
  siteUrl: string | undefined;
  /** The site's name among those of its house: `production`, `staging`; pages and remotes are told. */
  environment: string;
  /** The trackers that the site has keys for; undefined for none. */
  trackers: TrackerKeys | undefined;
  /** Origins that a page may post a form to, beside its own. */
  formTargets: readonly string[];
  /** Undefined when nobody searches for addresses. */
  postcode: Postcode | undefined;
  /** The origin of a CDN that shows everybody's pictures; null where the site does. */
  uploadsUrl: string | null;
  /** Undefined when the site draws its maps itself. */
  map: MapProvider | undefined;
  limits: RenderLimits;
  /**
   * Whoever opens the site on this very machine is a tester without a key. Only of a site that nobody else can reach: in
   * development, listening on loopback, with no public address that a proxy could serve.
   */
  hasLocalTesters: boolean;
};

/** The store of releases: a folder, or an S3 bucket. `endpoint` is set for a service other than AWS. */
export type StoreSettings = ObjectPlace;

export const accountKinds = ['guardian', 'hospital', 'pharmacy', 'company'] as const;
/** Kinds of accounts, as the route table names them. */
export type AccountKind = (typeof accountKinds)[number];

/** Accounts of the site that the smoke run may sign in with. */
export type Logins = Partial<Record<AccountKind, { email: string; password: string }>>;

/** The places at which a browser is looked for: `path` names one, `folders` are those of PATH. */
export type BrowserSettings = { path: string | undefined; folders: readonly string[] };

/** The settings of the smoke run of a release. */
export type SmokeSettings = { logins: Logins; browser: BrowserSettings };

/** The settings of the delivery service. */
export type ServiceSettings = {
  host: string;
  port: number;
  database: DatabaseSettings;
  store: StoreSettings;
  smoke: SmokeSettings;
  ending: EndingTimes;
  /** The address at which figures are told; null where they aren't. */
  metrics: MetricsAddress | null;
  log: LogLevel;
  /** The collector of traces; null where nothing is followed. */
  traces: TracesSettings | null;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  site: SiteSettings;
};

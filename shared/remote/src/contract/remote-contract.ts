import type {
  AskedOrigins,
  ConfigSchema,
  ConfigValues,
  EventName,
  FilledSlots,
  MapSettings,
  OwnEvents,
  OwnRoute,
  OwnSlots,
  RemoteName,
  SlotName,
  SlotProps,
} from '@petcare/contracts';
import type { ComponentType } from 'react';
import type { LifeCycles } from 'single-spa';
import type { Client } from 'urql';
import type { Rendering } from './rendering.ts';

/** Loads a page's component; its chunk is fetched when first called. */
export type PageLoader = () => Promise<ComponentType>;

// A part's props are its slot's contract; the table of a remote's parts mixes several of them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type PartLoader = () => Promise<ComponentType<any>>;

/** A remote's description of itself in `remote.ts`: its whole public face. */
export type RemoteDefinition = {
  name: RemoteName;
  /** Its screens by the names that the route table uses. */
  pages: Record<string, PageLoader>;
  /** Rows of the route table that it brings itself, below the prefixes that are granted to it: literal values. */
  routes?: readonly OwnRoute[];
  /** Foreign origins that its pages and parts use, written out; in force once whoever holds the shell's key has accepted them. */
  origins?: AskedOrigins;
  /** The bound of its first load in bytes of brotli, up to the house's limit; the house's usual one when left out. */
  budget?: number;
  /**
   * The schemes of colours that its pages and parts are readable in, written out. One that doesn't name `dark` keeps a light ground on a
   * dark page. Colours are tokens of `@petcare/ui`, which follow the scheme.
   */
  schemes?: readonly ('light' | 'dark')[];
  /**
   * The configuration that an operator may set without a release: written out here, or `config` of `config.ts` beside it, from which
   * `useConfig` takes its types.
   */
  config?: ConfigSchema;
  /** The parts that fill slots in other packages' pages, by the names that the shell, or `fills` of a remote.ts, has for them. */
  parts: Record<string, PartLoader>;
  /**
   * Events of its own, and slots of its own that another remote's part may stand in, by names that begin with its name
   * and a dot: each a literal value, or a constant of `remote.ts` that is one.
   */
  events?: OwnEvents;
  slots?: OwnSlots;
  /** The slots of other remotes that parts of it stand in: literal values. */
  fills?: FilledSlots;
  /** Events that it sends: the house's, and its own. */
  emits: readonly EventName[];
  /** Events that it listens to. */
  hears: readonly EventName[];
};

/** The state of a part in a slot. */
export type PartStatus = 'loading' | 'shown' | 'failed';

/** A part that stands in a slot: changed props go in, `retry` tries a failed one again, `remove` takes it out for good. */
export type MountedPart = { update(props: object): void; retry(): void; remove(): void };

/** The services of the shell for a remote while it is mounted. */
export type RemoteHost = {
  /** Put the part that belongs to a slot into `element`. Never throws; every outcome comes through `onStatus`. */
  mountPart<N extends SlotName>(slot: N, props: SlotProps<N>, element: HTMLElement, onStatus: (status: PartStatus) => void): MountedPart;
  /** The time at which the page that is being taken over was rendered, in milliseconds since the epoch; left out where none was. */
  renderedAt?: number;
  /** Addresses can be searched for at `POSTCODE_PAGE` of this site; left out where they can't, and on a server. */
  hasPostcode?: boolean | undefined;
  /** The settings of this site's maps; left out for the house's own, and on a server. */
  map?: MapSettings | undefined;
  /** The name of the site that the page is of; left out by a shell from before there was one. */
  environment?: string | undefined;
  /** The values that are set in the configurations of all remotes, by their names; left out on a server. */
  configs?: Readonly<Record<string, ConfigValues>> | undefined;
  /** The configuration of the remote whose tree this is, with its defaults. */
  config?: ConfigValues | undefined;
  /** The names of the feature switches that are on. */
  switches?: readonly string[] | undefined;
  /** True when a part stands in this slot, which a remote offers itself; where this is left out, none does. */
  isFilled?(slot: string): boolean;
  /** There on a server only. */
  rendering?: Rendering;
};

type Surroundings = { host: RemoteHost; client: Client; domElement: HTMLElement; onCrash: (error: unknown) => void };

/** The props that the shell passes to a mounted remote: `routes` are the rows of the route table that it owns. */
export type PagesProps = Surroundings & { routes: readonly { path: string; page: string }[] };

/** The props that the shell passes to a mounted part. */
export type PartProps = Surroundings & { slotProps: object };

/** The value of `remote.ts`: the definition with the lifecycles that the shell mounts. */
export type Remote = RemoteDefinition & {
  /** The lifecycles of its pages; `mount` fetches the page of the present address first. */
  lifecycles: LifeCycles<PagesProps>;
  /** The lifecycles of one part, or null when it offers none of that name. */
  partLifecycles(part: string): LifeCycles<PartProps> | null;
};

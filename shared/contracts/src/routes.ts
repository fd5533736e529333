import type { StaffRole } from './accounts.ts';

/** Any remote: one that a team elsewhere has the key of is in no list of the house. */
export type RemoteName = `mf-${string}`;

/**
 * The audiences of a page. `member` is any signed-in account, `business` any account but a guardian's, `hospital|company` one of the two.
 */
export const accesses = ['public', 'member', 'guardian', 'business', 'hospital', 'pharmacy', 'company', 'hospital|company'] as const;
export type Access = (typeof accesses)[number];

/**
 * A part of the site with a menu of its own around its pages: what guardians
 * keep here, and the businesses' side.
 */
export const areas = ['mypage', 'bizpage'] as const;
export type Area = (typeof areas)[number];

/** The entry of a page in the menu of its area: the entries with the lowest `order` come first, `icon` is a name of `@petcare/ui`. */
export type AreaMenuEntry = { label: string; icon: string; order: number };

/**
 * One row of the route table. `path` is a React Router pattern (`:id`), `page`
 * the name under which the owner offers the page; a row without a page is a
 * screen that is not there yet and says so. A row that shows many things says
 * in `sitemap` which kind of the API's sitemap feed they are: one has its
 * address at `:id` in the path, or at `?id=` where the path has no parameter;
 * `idParam` is another name for that one. Things of a second kind, which the
 * same row shows with a query, are named in `otherSitemap` (`kind?name=value`).
 * A row with `sitemap: null` is no address to find: a stop on the way, or
 * another address of something. A row with an `area` stands in that area's
 * frame, beside its menu; with a `menu` it is an entry of it. A row with `staff` is one for who works for the business in
 * this role or a wider one, too. `example` is an
 * address at which a test finds the page among the demo data: a row whose page
 * shows nothing at its bare path needs one.
 */
export type Route = {
  path: string;
  owner: 'shell' | RemoteName;
  page: string | null;
  access: Access;
  title: string;
  sitemap?: string | null;
  otherSitemap?: string;
  idParam?: string;
  area?: Area;
  menu?: AreaMenuEntry;
  staff?: StaffRole;
  example?: string;
};

/**
 * Origins that a remote asks for: to fetch from and to show pictures of, beside the site's own; to run WebAssembly
 * from, of which `self`, the files of its release, is the only one.
 */
export const originKinds = ['connect', 'img', 'wasm'] as const;
export type OriginKind = (typeof originKinds)[number];
export type AskedOrigins = Partial<Record<OriginKind, readonly string[]>>;

/** A row that a remote brings itself, in its `remote.ts`: below a prefix that is granted to it. */
export type OwnRoute = Omit<Route, 'owner'>;

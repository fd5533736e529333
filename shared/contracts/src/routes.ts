import type { RemoteName } from './composition.ts';

/**
 * Who may open a page. `member` is any signed-in account, `business` any
 * account but a guardian's, `hospital|company` one of the two.
 */
export type Access = 'public' | 'member' | 'guardian' | 'business' | 'hospital' | 'pharmacy' | 'company' | 'hospital|company';

/**
 * One row of the route table. `path` is a React Router pattern (`:id`), `page`
 * the name under which the owner offers the page; a row without a page is a
 * screen that is not there yet and says so. A row that shows many things says
 * in `sitemap` which kind of the API's sitemap feed they are: one has its
 * address at `:id` in the path, or at `?id=` where the path has no parameter;
 * `idParam` is another name for that one. A row with `sitemap: null` is no
 * address to find: a stop on the way, or another address of something.
 */
export type Route = {
  path: string;
  owner: 'shell' | RemoteName;
  page: string | null;
  access: Access;
  title: string;
  sitemap?: string | null;
  idParam?: string;
};

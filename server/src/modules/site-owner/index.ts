import type { PlatformDeps, ServerModule } from '../../platform/module.ts';
import { createSiteOwnerService, type SiteOwnerService } from './site-owner.service.ts';

export { ownerFields, type OwnerField } from './site-owner.policy.ts';
export type { SiteOwnerService } from './site-owner.service.ts';

/** Tables that no other module names: `table-owners.ts` reads them. @public */
export const tables = ['site_owner_facts'];

/** The company that runs the site, as its footer names it. */
export function createSiteOwner(deps: Pick<PlatformDeps, 'db' | 'clock'>): ServerModule<SiteOwnerService> {
  const siteOwner = createSiteOwnerService(deps);
  return { verbs: siteOwner, registration: { resolvers: { Query: { getSiteOwner: () => siteOwner.getSiteOwner() } } } };
}

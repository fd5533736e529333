import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KIT_SCHEMA, type SiteContracts } from '@petcare/wire/manifest';
import { siteUrlOf } from '@petcare/wire/elsewhere';
import { siteDeclarations } from '../types/site-declarations.ts';
import { kitAnswer } from '../own-package/kit-answer.ts';
import { siteOf } from '../own-package/own-package.ts';
import { workspaceOf } from '../own-package/workspace.ts';
import { UsageError } from '../own-package/usage-error.ts';

/** The thing that a remote has to fit: a site, or in a workspace the checkout that it is released with. */
export type Against = {
  /** The site's host, or `this checkout`. */
  named: string;
  /** True of a site, which can be asked what it would refuse. */
  isSite: boolean;
  /** The schema of the API. */
  sdl(): Promise<string>;
  /** Events and slots, those of the remote itself too. */
  contracts(): Promise<SiteContracts>;
};

async function declaredInWorkspace(workspace: string): Promise<SiteContracts> {
  const { remoteOffers } = await import('../../presets/remote-offers.ts');
  const offers = remoteOffers(workspace);
  return {
    events: offers.flatMap(({ name: by, events = {} }) => Object.entries(events).map(([name, { payload }]) => ({ name, by, payload }))),
    slots: offers.flatMap(({ name: by, slots = {} }) => Object.entries(slots).map(([name, { props }]) => ({ name, by, props }))),
  };
}

/** The site that is named; else the checkout around the folder, or the site of `.npmrc`. Throws `UsageError` without any. */
export function againstOf(dir: string, to: string | undefined): Against {
  const workspace = to === undefined ? workspaceOf(dir) : null;
  if (workspace !== null)
    return {
      named: 'this checkout',
      isSite: false,
      sdl: () => readFile(join(workspace, 'server', 'schema.graphql'), 'utf8'),
      contracts: () => declaredInWorkspace(workspace),
    };
  const site = siteUrlOf(siteOf(dir, to));
  if ('wrong' in site) throw new UsageError(site.wrong);
  return {
    named: site.host,
    isSite: true,
    sdl: async () => (await kitAnswer(`${site.origin}/${KIT_SCHEMA}`)).text(),
    contracts: () => siteDeclarations(site.origin),
  };
}

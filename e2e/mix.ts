import type { Composition } from '@petcare/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { npmRun } from './npm.ts';

/** Package → release, as `npm run mix` takes it: an id, the start of one, or `live`, `previous`, `canary`. */
export type Mix = Record<string, string>;

/** The signed link to this mix. Needs the site's registry. */
export function linkTo(mix: Mix): string {
  const said = npmRun(['mix', ...Object.entries(mix).map(([name, release]) => `${name}@${release}`)]);
  return said.trim().split('\n').at(-1) ?? '';
}

/** Have every page of this context open the mix of a signed link, or a preview by its address: the site keeps it in a cookie. */
export async function openMix(context: BrowserContext, link: string): Promise<Composition> {
  const answer = await context.request.get(`/${new URL(link).search}`);
  const [, composition] = /id="composition">([^<]*)</.exec(await answer.text()) ?? [];
  if (!answer.ok() || !composition) throw new Error(`The site opens no mix for ${link} (status ${answer.status()})`);
  return JSON.parse(composition) as Composition;
}

/** The composition of this page; null where it is none of the site's pages, or is just being left. */
export function compositionOf(page: Page): Promise<Composition | null> {
  return page
    .evaluate(() => JSON.parse(document.getElementById('composition')?.textContent ?? 'null') as Composition | null)
    .catch(() => null);
}

/** True when this page is still in the mix, or in the preview, that its context has opened. */
export async function isInMix(page: Page): Promise<boolean> {
  if ((await compositionOf(page))?.pinned) return true;
  return page.evaluate(() => document.getElementById('preview') !== null).catch(() => true);
}

/** A mix in one line. */
export function inWords({ id, shell, remotes }: Composition): string {
  const releases = [['shell', shell] as const, ...Object.entries(remotes)].map(([name, { release }]) => `${name}@${release}`);
  return `${id}: ${releases.join(', ')}`;
}

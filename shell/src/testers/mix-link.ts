import type { Composition } from '@petcare/contracts';
import { addressWith, differencesOf } from './differences.ts';

const STORED_RELEASE = /^[0-9a-f]{12}$/;

/**
 * A link that opens this very mix: signed, so that it opens for anybody. With a
 * build of somebody's machine in it there is none; the link then names what is
 * swapped, and opens it for a tester there.
 */
export async function linkToMix(composition: Composition, here: string): Promise<string> {
  const page = new URL(here);
  page.searchParams.delete('panel');
  const differences = differencesOf(composition).filter(({ kind }) => kind !== 'fault');
  const isStored = Object.values(composition.remotes).every(({ release }) => STORED_RELEASE.test(release));
  if (!isStored) return addressWith(page.href, differences, composition);

  const answer = await fetch('/testers/links', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ composition: composition.id }),
  });
  if (!answer.ok) throw new Error(`No link: ${answer.status}`);
  const { query } = (await answer.json()) as { query: string };
  const link = new URL(addressWith(page.href, [], { ...composition, overrides: [], pinned: undefined, tester: undefined }));
  for (const [name, value] of new URLSearchParams(query)) link.searchParams.set(name, value);
  return link.href;
}

import { createStoredText } from '@petcare/storage';

const stored = createStoredText({ key: 'petcare.acts', where: 'device' });

/** By the beginning of an address, the part of the home page that shows more of the same; the first that fits counts. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['reviews', /-reviews$/],
  ['fee', /^\/search\/medical|medical-product$/],
  ['columns', /^\/ask/],
  ['posts', /^\/community/],
  ['hospitals', /^\/(hos|pharmacy|company|search|reservation)/],
];

/**
 * Keep on this device what somebody has just looked at, the last first, and nowhere else; the order of the home page's
 * parts follows (decision 140). The page's first script does the same before anything is painted.
 */
export function noteAct(pathname: string): void {
  const act = parts.find(([, addresses]) => addresses.test(pathname))?.[0];
  if (!act) return;
  const acts = [act, ...(stored.read()?.split(' ') ?? []).filter((one) => one !== act && /^[a-z]+$/.test(one))].slice(0, parts.length);
  stored.write(acts.join(' '));
  acts.forEach((one, at) => document.documentElement.style.setProperty(`--act-${one}`, String(at - acts.length)));
}

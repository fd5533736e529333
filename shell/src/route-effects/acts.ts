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

const actsFrom = (text: string | null) => (text?.split(' ') ?? []).filter((one) => /^[a-z]+$/.test(one));

/** Keep on this device what somebody has just looked at, the last first, and nowhere else. */
export function noteAct(pathname: string): void {
  const act = parts.find(([, addresses]) => addresses.test(pathname))?.[0];
  if (!act) return;
  const acts = [act, ...actsFrom(stored.read()).filter((one) => one !== act)].slice(0, parts.length);
  stored.write(acts.join(' '));
}

/**
 * Have the home page's parts follow what is kept (decision 140). The page's first script does the same before anything is painted; a
 * browser works out the styles of the whole document anew for each of these properties that changes.
 */
export function orderByActs(): void {
  const { style } = document.documentElement;
  actsFrom(stored.read()).forEach((act, at, { length }) => {
    const order = String(at - length);
    if (style.getPropertyValue(`--act-${act}`) !== order) style.setProperty(`--act-${act}`, order);
  });
}

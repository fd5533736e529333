import { createRequire } from 'node:module';

const given = createRequire(import.meta.url)('./given-names.json') as Record<string, readonly string[]>;

/** True for a shared module that the page's copy may give in part only. */
export const isGivenInPart = (key: string): boolean => Object.hasOwn(given, key);

/** True for a shared module of which names can be missing: ours have no version that would tell that, the others' have. */
export const isNamed = (key: string): boolean => isGivenInPart(key) || key.startsWith('@petcare/');

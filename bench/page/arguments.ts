import { parseArgs } from 'node:util';
import { sized } from '../lib/sized.ts';

const SECTIONS = ['browser', 'going-on', 'lighthouse', 'rates'] as const;

export type Section = (typeof SECTIONS)[number];

/** `whole` is a run whose figures are written down. `site` is the `.data/runtime.json` of a running site to measure, in its own checkout, instead of a copy of this one. */
export type Wish = { rounds: number; sections: readonly Section[]; site: string | null; whole: boolean };

const ROUNDS = sized(5, 1);

/** `--rounds 1 --only browser --site FILE` try a part of it; nothing asks for all. Throws for anything else. */
export function readArguments(given: string[]): Wish {
  const { values } = parseArgs({
    args: given,
    options: { rounds: { type: 'string' }, only: { type: 'string' }, site: { type: 'string' } },
  });
  const sections = values.only?.split(',') ?? SECTIONS;
  const unknown = sections.filter((name) => !(SECTIONS as readonly string[]).includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: only ${SECTIONS.join(', ')}`);
  const rounds = Number(values.rounds ?? ROUNDS);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a number from 1');
  return { rounds, sections: sections as Section[], site: values.site ?? null, whole: given.length === 0 };
}

import { disassemble } from 'es-hangul';
import { readWanted } from './everyday-words.policy.ts';

/** The name of a complaint, with the id of one of its symptoms, of a disease, or of a treatment. */
export type KnownName = { kind: 'symptom' | 'disease' | 'treatment'; id: number; name: string };

const MOST_OF_A_KIND = 2;
const MOST_LETTERS = 30;
/** One letter could be the beginning of anything. */
const LEAST_LETTERS = 2;

const keysOf = (text: string) => disassemble(text.normalize('NFC').toLowerCase().replace(/\s+/g, ''));

/**
 * A few of each kind, complaints first, whose name holds what is typed so far, the last syllable as far as it is composed, or says
 * what is seen (토해요); those that begin with it first, then the shortest.
 */
export function suggestKnown(known: readonly KnownName[], text: string): KnownName[] {
  const { letters, seen } = readWanted(text);
  if ([...letters].length < LEAST_LETTERS || letters.length > MOST_LETTERS) return [];
  const typed = keysOf(letters);
  const isSeen = (name: string) => seen.length > 0 && seen.every((ways) => ways.some((way) => name.replace(/\s+/g, '').includes(way)));
  const rankOf = ({ kind, name }: KnownName) => {
    const place = keysOf(name).indexOf(typed);
    return place === -1 && kind === 'symptom' && isSeen(name) ? Infinity : place;
  };
  const ranked = known.map((one) => ({ one, rank: rankOf(one) })).filter(({ rank }) => rank !== -1);
  const inOrder = ranked.toSorted((a, b) => Math.min(a.rank, 1) - Math.min(b.rank, 1) || a.one.name.length - b.one.name.length);
  return (['symptom', 'disease', 'treatment'] as const).flatMap((kind) =>
    inOrder.flatMap(({ one }) => (one.kind === kind ? one : [])).slice(0, MOST_OF_A_KIND),
  );
}

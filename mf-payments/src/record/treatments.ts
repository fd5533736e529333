import type { Suggestion } from '@petcare/ui';

type Node = { id: string; name: string };
type Kinds = readonly (Node & { child: readonly (Node & { child: readonly Node[] })[] })[];
export type Treatment = Suggestion & { plain: string };

const MOST_SUGGESTED = 8;
const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** Every treatment below the kinds, and its weights. */
export function treatmentsOf(kinds: Kinds): Treatment[] {
  return kinds.flatMap((kind) =>
    kind.child.flatMap((treatment) =>
      [treatment, ...treatment.child.map(({ id, name }) => ({ id, name: `${treatment.name} ${name}` }))].map(({ id, name }) => ({
        id,
        text: name,
        note: kind.name,
        icon: 'receipt' as const,
        plain: plain(`${kind.name}${name}`),
      })),
    ),
  );
}

export function treatmentsLike(treatments: readonly Treatment[], typed: string): Treatment[] {
  const wanted = plain(typed);
  return wanted === '' ? [] : treatments.filter((treatment) => treatment.plain.includes(wanted)).slice(0, MOST_SUGGESTED);
}

type Node = { id: string; name: string };
type Tree = readonly (Node & { child: readonly (Node & { child: readonly Node[] })[] })[];
/** A treatment that a hospital may ask a fee for, under the kind at the top of the tree. */
export type Treatment = Node & { kind: string };

/** Each treatment, and each weight of one as `초진 진찰료 5kg`, as the tree has them. */
export function treatmentsOf(tree: Tree): Treatment[] {
  return tree.flatMap(({ name: kind, child }) =>
    child.flatMap((middle) => [
      { id: middle.id, name: middle.name, kind },
      ...middle.child.map((leaf) => ({ id: leaf.id, name: `${middle.name} ${leaf.name}`, kind })),
    ]),
  );
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** Those whose name or kind holds every word. */
export function treatmentsNamed(treatments: readonly Treatment[], search: string): Treatment[] {
  const words = search.split(/\s+/).map(plain).filter(Boolean);
  return treatments.filter(({ kind, name }) => words.every((word) => plain(kind + name).includes(word)));
}

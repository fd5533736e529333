/** A node of the tree of treatments: a kind, a treatment, or the animal's weight. */
export type MedicalNode = { id: string; name: string; child?: readonly MedicalNode[] };

/** From the kind down to the node of this id; nothing when there is none. */
export function pathTo(nodes: readonly MedicalNode[], id: string): MedicalNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.child ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** The kinds with the treatments whose name, or the kind's, holds the text; kinds without any are left out. */
export function treatmentsNamed<Treatment extends MedicalNode>(
  kinds: readonly { id: string; name: string; child: readonly Treatment[] }[],
  search: string,
) {
  const wanted = plain(search);
  return kinds
    .map((kind) => ({
      ...kind,
      child: plain(kind.name).includes(wanted) ? kind.child : kind.child.filter(({ name }) => plain(name).includes(wanted)),
    }))
    .filter(({ child }) => child.length > 0);
}

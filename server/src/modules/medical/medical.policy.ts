const MOST_LETTERS = 100;

export type ComplaintCount = { division: string; group: string; parent: string; count: number };
/** A row of a tree; those without a parent are its roots. */
export type TreeRow = { id: number; parentId: number | null; name: string };

/** True for a text that can be in the tables at all; nothing given counts as one. */
export function isText(text: string | null | undefined): boolean {
  return text == null || (text.length <= MOST_LETTERS && !text.includes('\0'));
}

/** One node of a tree with all below it. */
export type TreeNode = { id: number; name: string; children: TreeNode[] };

/** Rows in their order, each below its parent; those whose parent is not among them are left out. */
export function toTree(rows: readonly TreeRow[]): TreeNode[] {
  const below = groupBy(rows, ({ parentId }) => parentId);
  const nodes = (parentId: number | null): TreeNode[] =>
    (below.get(parentId) ?? []).map(({ id, name }) => ({ id, name, children: nodes(id) }));
  return nodes(null);
}

type NameCount = { name: string; count: number };
export type SymptomTree = (NameCount & { groups: (NameCount & { parents: NameCount[] })[] })[];

/** Complaints below parts of the body below animals. */
export function toSymptomTree(rows: readonly ComplaintCount[]): SymptomTree {
  const total = (some: readonly ComplaintCount[]) => some.reduce((sum, { count }) => sum + count, 0);
  return [...groupBy(rows, ({ division }) => division)].map(([name, own]) => ({
    name,
    count: total(own),
    groups: [...groupBy(own, ({ group }) => group)].map(([group, parents]) => ({
      name: group,
      count: total(parents),
      parents: parents.map(({ parent, count }) => ({ name: parent, count })),
    })),
  }));
}

/** The items by their key, keys and items in the order in which they come. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

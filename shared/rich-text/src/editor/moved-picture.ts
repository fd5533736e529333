import type { Node } from '@tiptap/pm/model';
import { NodeSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/** Up in the text, or down. */
export type Way = -1 | 1;

/**
 * The chosen picture behind its neighbour in the text; one that stands in a list or a quote leaves it. Null where no picture
 * is chosen, or it stands at the end already.
 */
export function movedPicture({ selection, tr }: EditorState, way: Way): Transaction | null {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null;
  const { node, from, to, $from, $to } = selection;
  const target = $from.depth > 0 ? outOf(selection, way) : beyond(way < 0 ? $from.nodeBefore : $to.nodeAfter);
  if (target === null) return null;
  tr.delete(from, to);
  const at = tr.mapping.map(target, way);
  return tr.insert(at, node).setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView();

  function beyond(neighbour: Node | null): number | null {
    // The empty line at the end is the editor's own.
    const isEnd =
      neighbour === null || (way > 0 && neighbour.content.size === 0 && neighbour.isTextblock && neighbour === tr.doc.lastChild);
    if (isEnd) return null;
    return way < 0 ? from - neighbour.nodeSize : to + neighbour.nodeSize;
  }
}

const outOf = ({ $from }: NodeSelection, way: Way) => (way < 0 ? $from.before(1) : $from.after(1));

/**
 * True when this was thrown because a node that React takes out, or puts something before, stands no longer where React
 * left it: a browser that translates the page has put elements of its own in the place of texts. The tree is whole when
 * it is drawn anew.
 */
export function isDisplacedNode(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** On a page: what of it could not be rendered, packages and how. For whoever releases; their visitors see the page all the same. */
export const UNRENDERED = 'x-petcare-unrendered';

import { compositionSchema, type Composition } from '@petcare/contracts';
import { parse } from 'valibot';

/** The composition that the delivery service inlined into this page. Throws when there is none: the page is broken then. */
export function readComposition(page: Document = document): Composition {
  return parse(compositionSchema, JSON.parse(page.getElementById('composition')?.textContent ?? 'null'));
}

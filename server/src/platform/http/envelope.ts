import { Type, type TSchema } from '@fastify/type-provider-typebox';

/** The success envelope around `data`: what a route returns. */
export function success<T>(data: T): { success: true; data: T } {
  return { success: true, data };
}

/** Its response schema; what `data` does not name is not sent. */
export function envelope<T extends TSchema>(data: T) {
  return Type.Object({ success: Type.Literal(true), data });
}

/** A REST list: `{ items, total, page, count }`. */
export function listOf<T extends TSchema>(item: T) {
  return Type.Object({
    items: Type.Array(item),
    total: Type.Integer(),
    page: Type.Integer(),
    count: Type.Integer(),
  });
}

/** The body of a list that is always told whole: one page with all of it. */
export const wholeList = <T>(items: T[]) => ({ items, total: items.length, page: 1, count: items.length });

/** `page` from 1 and `count` 10 (at most 100) of a list's query string. */
export const pageQuery = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  count: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
};

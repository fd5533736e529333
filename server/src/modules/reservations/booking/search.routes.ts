import { Type } from '@fastify/type-provider-typebox';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, listOf, pageQuery, success } from '../../../platform/http/envelope.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Listing } from '../../listings/index.ts';
import type { SearchService } from '../../search/index.ts';
import { Bookable, toBookable } from '../record/reservations.wire.ts';

const Query = Type.Object({
  ...pageQuery,
  search: Type.Optional(Type.String()),
  sido: Type.Optional(Type.String()),
  sigungu: Type.Optional(Type.String()),
  type: Type.Optional(Type.Union([Type.Literal('hospital'), Type.Literal('company')], { description: 'without it both, hospitals first' })),
});
type BusinessQuery = { search?: string | undefined; sido?: string | undefined; sigungu?: string | undefined };

/** Finding a business that takes reservations here. */
export function searchRoutes(http: Http, { search }: { search: SearchService }): void {
  /** `count` of a kind from any place in its list, though the search goes by pages of that size. */
  async function listFrom(kind: 'hospital' | 'company', asked: BusinessQuery, offset: number, count: number): Promise<Listing[]> {
    const first = Math.floor(offset / count) + 1;
    const pages = offset % count === 0 ? [first] : [first, first + 1];
    const found: Listing[] = [];
    for (const page of pages) found.push(...unwrap(await search.searchListings(kind, { ...asked, ...bookable, page, count })));
    return found.slice(offset % count, (offset % count) + count);
  }

  http.get(
    '/api/client/reservation/search',
    { config: { access: 'public' }, schema: { querystring: Query, response: { 200: envelope(listOf(Bookable)) } } },
    async (request) => {
      const { page, count, type, search: text, sido, sigungu } = request.query;
      const asked = { search: text?.trim(), sido, sigungu };
      const items: Listing[] = [];
      let total = 0;
      for (const kind of type ? [type] : (['hospital', 'company'] as const)) {
        const ofKind = await search.searchListingsCount(kind, { ...asked, ...bookable });
        const offset = Math.max(0, (page - 1) * count - total);
        const missing = count - items.length;
        if (missing > 0 && offset < ofKind) items.push(...(await listFrom(kind, asked, offset, count)).slice(0, missing));
        total += ofKind;
      }
      return success({ items: items.map(toBookable), total, page, count });
    },
  );
}

/** Somebody has to answer. */
const bookable = { filters: ['allowReservation' as const], isOwned: true };

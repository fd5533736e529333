import { Type } from '@fastify/type-provider-typebox';
import { seoulDate } from '@petcare/time';
import { viewerOf } from '../../../platform/access/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { parseId } from '../../../platform/database/ids.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, success } from '../../../platform/http/envelope.ts';
import type { Http } from '../../../platform/http/http.ts';
import { toDays, toExceptions } from '../../opening-hours/index.ts';
import { ExceptionsShown } from './hours.fields.ts';
import { companyTypeOf } from '../record/listing.policy.ts';
import type { ListingsService } from './listings.service.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);
const text = () => orNull(Type.String());
const time = () => Type.Optional(orNull(Type.String()));
const Day = Type.Object({
  weekday: Type.Integer(),
  isClosed: Type.Boolean(),
  open: time(),
  close: time(),
  breakStart: time(),
  breakEnd: time(),
});
/** What everybody may know: who stands behind the company is told to its owner only. */
const Detail = Type.Object({
  companyId: Type.String(),
  companyType: text(),
  companyName: Type.String(),
  state: Type.String(),
  contract: text(),
  email: text(),
  isPremium: Type.Boolean(),
  is24: Type.Boolean(),
  isBeautyParlor: Type.Boolean(),
  isHotel: Type.Boolean(),
  isKindergarten: Type.Boolean(),
  isStore: Type.Boolean(),
  hasParkingLot: Type.Boolean(),
  guideParkingLot: text(),
  allowReservation: Type.Boolean(),
  businessHours: orNull(Type.Array(Day)),
  hoursExceptions: orNull(ExceptionsShown),
  businessHoursText: text(),
  humu: text(),
  homepage: text(),
  blog: text(),
  introduce: text(),
  kakaoplus: text(),
  reviewScore: orNull(Type.Number()),
  reviewCount: Type.Integer(),
  images: Type.Array(Type.String()),
  address: Type.Object({
    postcode: text(),
    sido: text(),
    sigungu: text(),
    address: Type.String(),
    jibunAddress: text(),
    detailAddress: text(),
    latitude: orNull(Type.Number()),
    longitude: orNull(Type.Number()),
  }),
});

const Params = Type.Object({ company_id: Type.String() });

/** One company; the other kinds have theirs in GraphQL. */
export function listingRoutes(http: Http, { listings, clock }: { listings: ListingsService; clock: Clock }): void {
  http.get(
    '/api/client/company/:company_id',
    { config: { access: 'public' }, schema: { params: Params, response: { 200: envelope(Detail) } } },
    async (request) => {
      const listing = unwrap(await listings.getListing('company', viewerOf(request)?.id, parseId(request.params.company_id)));
      const { postcode, sido, sigungu, address, jibunAddress, detailAddress, latitude, longitude } = listing;
      const pictures = await listings.picturesOf([listing.id]);
      return success({
        ...listing,
        companyId: String(listing.id),
        companyType: companyTypeOf(listing),
        companyName: listing.name,
        contract: listing.phone,
        businessHours: listing.businessHours && toDays(listing.businessHours),
        hoursExceptions: listing.hoursExceptions && toExceptions(listing.hoursExceptions, seoulDate(clock.now())),
        images: pictures.map(({ filepath }) => filepath),
        address: { postcode, sido, sigungu, address, jibunAddress, detailAddress, latitude, longitude },
      });
    },
  );
}

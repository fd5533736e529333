import { Type } from '@fastify/type-provider-typebox';
import { perFeature } from '@petcare/features';
import { seoulDate } from '@petcare/time';
import { viewerOf } from '../../../platform/access/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { parseId } from '../../../platform/database/ids.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, success } from '../../../platform/http/envelope.ts';
import { orNull } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import { toDays, toExceptions } from '../../opening-hours/index.ts';
import { ExceptionsShown, timeShown } from './hours.fields.ts';
import { companyTypeOf } from '../record/listing.policy.ts';
import type { ListingsService } from './listings.service.ts';

const Day = Type.Object({
  weekday: Type.Integer(),
  isClosed: Type.Boolean(),
  open: timeShown(),
  close: timeShown(),
  breakStart: timeShown(),
  breakEnd: timeShown(),
});
/** The fields that everybody may know: who stands behind the company is told to its owner only. */
const Detail = Type.Object({
  companyId: Type.String(),
  companyType: orNull(Type.String()),
  companyName: Type.String(),
  state: Type.String(),
  contract: orNull(Type.String()),
  email: orNull(Type.String()),
  isPremium: Type.Boolean(),
  ...perFeature(() => Type.Boolean()),
  guideParkingLot: orNull(Type.String()),
  businessHours: orNull(Type.Array(Day)),
  hoursExceptions: orNull(ExceptionsShown),
  businessHoursText: orNull(Type.String()),
  humu: orNull(Type.String()),
  homepage: orNull(Type.String()),
  blog: orNull(Type.String()),
  introduce: orNull(Type.String()),
  kakaoplus: orNull(Type.String()),
  reviewScore: orNull(Type.Number()),
  reviewCount: Type.Integer(),
  images: Type.Array(Type.String()),
  address: Type.Object({
    postcode: orNull(Type.String()),
    sido: orNull(Type.String()),
    sigungu: orNull(Type.String()),
    address: Type.String(),
    jibunAddress: orNull(Type.String()),
    detailAddress: orNull(Type.String()),
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

import { Type, type Static, type TBoolean } from '@fastify/type-provider-typebox';
import { plainFeatures, type PlainName } from '@petcare/features';
import { seoulDate } from '@petcare/time';
import type { Clock } from '../../../platform/clock.ts';
import { signedInViewer } from '../../../platform/access/access.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, success } from '../../../platform/http/envelope.ts';
import { orNull, text } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import { files, multipartBody } from '../../../platform/http/multipart-body.ts';
import { companyTypeOf } from '../record/listing.policy.ts';
import { ExceptionsShown } from '../profile/hours.fields.ts';
import { toDays, toExceptions } from '../../opening-hours/index.ts';
import { companyFields } from './companies.fields.ts';
import type { CompaniesService, Company } from './companies.service.ts';

const Day = Type.Object({
  weekday: Type.Integer(),
  isClosed: Type.Boolean(),
  open: Type.Optional(Type.String()),
  close: Type.Optional(Type.String()),
  breakStart: Type.Optional(Type.String()),
  breakEnd: Type.Optional(Type.String()),
});
const flags = Object.fromEntries(plainFeatures.map(({ name }) => [name, Type.Boolean()])) as Record<PlainName, TBoolean>;
const Answer = Type.Object({
  companyId: Type.String(),
  companyType: orNull(Type.String()),
  companyName: Type.String(),
  state: Type.String(),
  presentName: orNull(Type.String()),
  presentContact: orNull(Type.String()),
  agreeReservation: Type.Boolean(),
  ...flags,
  guideParkingLot: orNull(Type.String()),
  businessHours: orNull(Type.Array(Day)),
  hoursExceptions: orNull(ExceptionsShown),
  humu: orNull(Type.String()),
  homepage: orNull(Type.String()),
  blog: orNull(Type.String()),
  introduce: orNull(Type.String()),
  kakaoplus: orNull(Type.String()),
  contract: orNull(Type.String()),
  email: orNull(Type.String()),
  images: Type.Array(Type.String()),
  address: Type.Object({
    postcode: orNull(Type.String()),
    sido: orNull(Type.String()),
    sigungu: orNull(Type.String()),
    address: Type.String(),
    detailAddress: orNull(Type.String()),
    latitude: orNull(Type.Number()),
    longitude: orNull(Type.Number()),
  }),
});
/** Neither `existImages` nor `images`: the pictures stay. One empty `existImages[]`: none of the earlier ones does. */
const Change = multipartBody({
  ...companyFields,
  existImages: Type.Optional(Type.Array(text(200), { maxItems: 20 })),
  images: Type.Optional(files(10)),
});

export function companiesRoutes(http: Http, companies: CompaniesService, clock: Clock): void {
  const path = '/api/client/user/company';
  const answer = (company: Company) => success(toAnswer(company, seoulDate(clock.now())));

  http.get(
    path,
    { config: { access: 'company', whileWaiting: true, staff: 'all' }, schema: { response: { 200: envelope(Answer) } } },
    async (request) => {
      const viewer = signedInViewer(request);
      return answer(unwrap(await companies.getMyCompany(viewer)));
    },
  );
  http.patch(
    path,
    {
      config: { access: 'company', whileWaiting: true, staff: 'all', changes: ['listings'] },
      schema: { body: Change, response: { 200: envelope(Answer) } },
    },
    async (request) => {
      const viewer = signedInViewer(request);
      const { existImages, images, ...fields } = request.body;
      const isChange = existImages !== undefined || images !== undefined;
      const pictures = { kept: (existImages ?? []).filter((url) => url !== ''), added: images ?? [] };
      return answer(unwrap(await companies.updateMyCompany(viewer, fields, isChange ? pictures : undefined)));
    },
  );
}

function toAnswer({ listing, details, pictures }: Company, today: string): Static<typeof Answer> {
  const { postcode, sido, sigungu, address, detailAddress, latitude, longitude } = listing;
  return {
    ...listing,
    companyId: String(listing.id),
    companyType: companyTypeOf(listing),
    companyName: listing.name,
    presentName: details.presentName,
    presentContact: details.presentContact,
    agreeReservation: details.reservationAgreedAt !== null,
    businessHours: listing.businessHours && toDays(listing.businessHours).map(withoutNulls),
    hoursExceptions: listing.hoursExceptions && toExceptions(listing.hoursExceptions, today),
    contract: listing.phone,
    images: pictures,
    address: { postcode, sido, sigungu, address, detailAddress, latitude, longitude },
  };
}

function withoutNulls({ weekday, isClosed, ...times }: ReturnType<typeof toDays>[number]): Static<typeof Day> {
  return { weekday, isClosed, ...Object.fromEntries(Object.entries(times).filter(([, time]) => time)) };
}

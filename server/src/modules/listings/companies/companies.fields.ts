import { Type, type TBoolean, type TOptional } from '@fastify/type-provider-typebox';
import { plainFeatures, services, type PlainName } from '@petcare/features';
import { text } from '../../../platform/http/fields.ts';

const line = (maxLength: number) => Type.Optional(text(maxLength));
const flag = () => Type.Optional(Type.Boolean());

/** The features that a company has beside its type. */
const flags = Object.fromEntries(plainFeatures.map(({ name }) => [name, flag()])) as Record<PlainName, TOptional<TBoolean>>;

/** The address of a listing, in a multipart body. */
export const addressFields = {
  postcode: Type.Optional(Type.String({ pattern: '^(\\d{5})?$' })),
  address: line(200),
  detailAddress: line(200),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};

/** A company's fields in a multipart body, for joining and for its profile. */
export const companyFields = {
  companyType: Type.Optional(Type.Union(services.map(({ trade }) => Type.Literal(trade)))),
  companyName: line(200),
  presentName: line(200),
  presentContact: line(40),
  agreeReservation: flag(),
  ...flags,
  guideParkingLot: line(1_000),
  businessHours: line(5_000),
  hoursExceptions: line(5_000),
  humu: line(1_000),
  homepage: line(600),
  blog: line(600),
  introduce: line(10_000),
  kakaoplus: line(300),
  contract: line(40),
  email: line(254),
  ...addressFields,
};

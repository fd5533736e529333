import { Type } from '@fastify/type-provider-typebox';
import { companyTypes } from '../record/listing.policy.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const flag = () => Type.Optional(Type.Boolean());

/** Where a listing is, in a multipart body. */
export const addressFields = {
  postcode: Type.Optional(Type.String({ pattern: '^(\\d{5})?$' })),
  address: text(200),
  detailAddress: text(200),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
};

/** A company's fields in a multipart body, for joining and for its profile. */
export const companyFields = {
  companyType: Type.Optional(Type.Union(companyTypes.map((type) => Type.Literal(type)))),
  companyName: text(200),
  presentName: text(200),
  presentContact: text(40),
  agreeReservation: flag(),
  allowReservation: flag(),
  is24: flag(),
  hasParkingLot: flag(),
  guideParkingLot: text(1_000),
  businessHours: text(5_000),
  hoursExceptions: text(5_000),
  humu: text(1_000),
  homepage: text(600),
  blog: text(600),
  introduce: text(10_000),
  kakaoplus: text(300),
  contract: text(40),
  email: text(254),
  ...addressFields,
};

import { Type } from '@fastify/type-provider-typebox';
import { text } from '../../../platform/http/fields.ts';
import { companyTypes } from '../record/listing.policy.ts';

const line = (maxLength: number) => Type.Optional(text(maxLength));
const flag = () => Type.Optional(Type.Boolean());

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
  companyType: Type.Optional(Type.Union(companyTypes.map((type) => Type.Literal(type)))),
  companyName: line(200),
  presentName: line(200),
  presentContact: line(40),
  agreeReservation: flag(),
  allowReservation: flag(),
  is24: flag(),
  hasParkingLot: flag(),
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

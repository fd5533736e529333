import { Type, type TProperties, type Static } from '@fastify/type-provider-typebox';
import { parseId } from '../../platform/database/ids.ts';
import { file } from '../../platform/http/multipart-body.ts';
import { text } from '../../platform/http/fields.ts';
import { addressFields, companyFields } from '../listings/index.ts';
import type { WantedListing } from './registrations.service.ts';

/** The fields that a business sends to join, by REST and GraphQL alike. */
export const account = {
  email: text(254),
  emailCode: Type.Optional(text(20)),
  password: text(200),
  name: text(60),
  nickname: text(60),
  phone: text(40),
  marketing: Type.Optional(Type.Boolean()),
};
export const application = { registrationNumber: text(40), file: file() };
const plain = { contract: companyFields.contract, ...addressFields };
/** The fields of the wanted listing: the id of one that is there, or a new one's name and address. */
export const listings = {
  hospital: { hospitalId: Type.Optional(text(40)), hospitalName: Type.Optional(text(200)), ...plain },
  pharmacy: { pharmacyId: Type.Optional(text(40)), pharmacyName: Type.Optional(text(200)), ...plain },
  company: { companyId: Type.Optional(text(40)), ...companyFields },
};
const { email: _email, ...joining } = listings.company;
/** While joining, `email` is the person's, which no listing shows. */
export const joiningCompany = joining;
type Fields<T extends TProperties> = Static<ReturnType<typeof Type.Object<T>>>;

export function accountOf({ email, emailCode, password, name, nickname, phone, marketing }: Fields<typeof account>) {
  return { email, emailCode, password, name, nickname, phone, marketing };
}

export function applicationOf({ registrationNumber, file: licence }: Fields<typeof application>) {
  return { registrationNumber, licence };
}

export function hospitalOf({ hospitalId, hospitalName, ...fields }: Fields<typeof listings.hospital>): WantedListing {
  return hospitalId ? { claim: parseId(hospitalId) } : { make: { ...plainOf(fields), companyName: hospitalName } };
}

export function pharmacyOf({ pharmacyId, pharmacyName, ...fields }: Fields<typeof listings.pharmacy>): WantedListing {
  return pharmacyId ? { claim: parseId(pharmacyId) } : { make: { ...plainOf(fields), companyName: pharmacyName } };
}

export function companyOf({ companyId, ...body }: Fields<typeof listings.company>): WantedListing {
  if (companyId) return { claim: parseId(companyId) };
  const fields = Object.entries(body).filter(([field]) => field in companyFields);
  return { make: Object.fromEntries(fields) };
}

function plainOf({ contract, postcode, address, detailAddress, latitude, longitude }: Fields<typeof plain>) {
  return { contract, postcode, address, detailAddress, latitude, longitude };
}

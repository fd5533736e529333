import type { RestOptions } from '@petcare/api';
import type { FormRefusal } from '@petcare/ui/form';
import type { BusinessKind } from '@petcare/contracts';
import type { ListingValues, PapersValues } from './business-values.ts';

const newFields = ['address', 'detailAddress', 'postcode', 'contract'] as const;
const companyFields = ['presentName', 'presentContact'] as const;

type ApplicationFields = RestOptions<'post', '/api/client/user/registration'>['form'];

/** The checked application, as the fields of a multipart call: of `/user/register-…` and of `/user/registration`. */
export function applicationFields(kind: BusinessKind, values: ListingValues & PapersValues): ApplicationFields {
  if (!values.file) throw new Error('An application has a file: check the papers first');
  const papers = { registrationNumber: values.registrationNumber.replace(/\D/g, ''), file: values.file };
  if (!values.isNew) return { ...papers, ...(values.listing && { [`${kind}Id`]: values.listing.id }) };
  const listing = { ...papers, [`${kind}Name`]: values.listingName.trim(), ...filled(values, newFields) };
  if (kind !== 'company') return listing;
  const { companyType, agreeReservation } = values;
  return { ...listing, ...(companyType && { companyType }), ...filled(values, companyFields), agreeReservation };
}

function filled<Field extends keyof ListingValues>(
  values: Record<Field, string>,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const texts = fields.map((field) => [field, values[field].trim()] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== '')) as Partial<Record<Field, string>>;
}

/** The field that a refusal with this code is about. */
const fieldsOfCodes: Record<string, keyof (ListingValues & PapersValues)> = {
  DUPLICATE_REGISTRATION_NUMBER: 'registrationNumber',
  LISTING_TAKEN: 'listing',
  NOT_FOUND: 'listing',
  ALREADY_OWNS_LISTING: 'listing',
  UNSUPPORTED_MEDIA_TYPE: 'file',
  UNREADABLE_IMAGE: 'file',
  UNREADABLE_PDF: 'file',
  LOCKED_PDF: 'file',
  PAYLOAD_TOO_LARGE: 'file',
};

/** The API's names of fields that the form names otherwise. */
const formNames: Record<string, string> = {
  hospitalName: 'listingName',
  pharmacyName: 'listingName',
  companyName: 'listingName',
  latitude: 'address',
  longitude: 'address',
};

/** The API's refusal of an application, at the fields of the form. */
export function placeRefusal({ code, fields, message }: FormRefusal & { code: string }): FormRefusal {
  const field = fieldsOfCodes[code];
  const named = Object.entries(fields).map(([name, sentence]) => [formNames[name] ?? name, sentence] as const);
  return { message, fields: { ...Object.fromEntries(named), ...(field && { [field]: message }) } };
}

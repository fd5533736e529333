import type { FormRefusal } from '@petcare/ui/form';
import type { BusinessKind } from './business-kind.ts';
import type { ListingValues, PapersValues } from './business-values.ts';

const newFields = ['address', 'detailAddress', 'postcode', 'contract'] as const;
const companyFields = ['presentName', 'presentContact'] as const;

/** Puts what was filled in, once it is right, into the multipart form of `/user/register-…` and `/user/registration`. */
export function fillApplication(form: FormData, kind: BusinessKind, values: ListingValues & PapersValues): void {
  form.set('registrationNumber', values.registrationNumber.replace(/\D/g, ''));
  if (values.file) form.set('file', values.file);
  if (!values.isNew) {
    if (values.listing) form.set(`${kind}Id`, values.listing.id);
    return;
  }
  form.set(`${kind}Name`, values.listingName.trim());
  for (const field of newFields) if (values[field].trim()) form.set(field, values[field].trim());
  if (kind !== 'company') return;
  if (values.companyType) form.set('companyType', values.companyType);
  for (const field of companyFields) if (values[field].trim()) form.set(field, values[field].trim());
  form.set('agreeReservation', String(values.agreeReservation));
}

/** Which field a refusal with this code is about. */
const fieldsOfCodes: Record<string, keyof (ListingValues & PapersValues)> = {
  DUPLICATE_REGISTRATION_NUMBER: 'registrationNumber',
  LISTING_TAKEN: 'listing',
  NOT_FOUND: 'listing',
  ALREADY_OWNS_LISTING: 'listing',
  UNSUPPORTED_MEDIA_TYPE: 'file',
  UNREADABLE_IMAGE: 'file',
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

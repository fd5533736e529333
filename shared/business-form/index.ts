/** The form of a business that asks for approval: its listing and its papers. For joining (the shell) and for asking again (mf-bizpage). */
export {
  checkListing,
  checkPapers,
  emptyListing,
  emptyPapers,
  type ClaimedListing,
  type CompanyType,
  type ListingValues,
  type PapersValues,
} from './src/business-values.ts';
export { applicationFields, placeRefusal } from './src/application.ts';
export { ListingFields, type ListingFieldsProps } from './src/listing-fields.tsx';
export { PapersFields, type PapersFieldsProps } from './src/papers-fields.tsx';

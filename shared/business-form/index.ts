/**
 * The form of a business that asks for approval: its listing and its papers. For joining (the shell) and for asking again (mf-bizpage). And
 * what keeps a changed form of a business from being left unsaved.
 */
export { businessKindOf, businessLabels, businessNouns, parseBusinessKind, type BusinessKind } from './src/business-kind.ts';
export { formatBusinessNumber, isBusinessNumber } from './src/business-number.ts';
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
export { useLeaveGuard } from './src/use-leave-guard.ts';

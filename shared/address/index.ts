/** A Korean address in a form, typed by hand or searched for where the site has a search; and the choice of a region. */
export { AddressField, type AddressFieldProps, type AddressPart } from './src/address-field.tsx';
export { RegionChoice, type Region, type RegionChoiceProps } from './src/region-choice.tsx';
export { noAddress, trimmedAddress, type AddressValue } from './src/address-value.ts';

/** A Korean address in a form: typed by hand, or searched for where the site has a search. */
export { AddressField, type AddressFieldProps, type AddressPart } from './src/address-field.tsx';
export { noAddress, trimmedAddress, type AddressValue } from './src/address-value.ts';

export { dialledPhone, formatPhone } from './src/shown-phone.ts';
export { canBePhone } from './src/written-phone.ts';

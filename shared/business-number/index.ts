/** The number under which a Korean business is registered: its check digit, and how it is written. For Node and browsers. */
export { formatBusinessNumber, parseBusinessNumber } from './src/business-number.ts';

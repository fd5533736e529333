export { partOfPhone, readPhone } from './src/read-phone.ts';

export { declareOwn } from './src/declared.ts';

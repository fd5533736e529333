export { copyText, shareLink } from './src/share-link.ts';

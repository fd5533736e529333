export { writeClipboard } from './src/clipboard.ts';
export { copyText, shareLink } from './src/share-link.ts';

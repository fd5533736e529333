/** A text that somebody wrote with markup (posts, products), as the server has cleaned it. */
export { RichText, type RichTextProps } from './src/rich-text.tsx';

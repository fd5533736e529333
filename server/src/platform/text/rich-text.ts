import sanitizeHtml from 'sanitize-html';
import { isImageUrl } from './image-url.policy.ts';
import { incomingText } from '../../incoming/incoming-text.ts';

/**
 * The markup that somebody may write: text with headings, lists, quotes and links, and pictures of our own store. Everything else is
 * dropped before it is stored.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'strong', 'b', 'em', 'i', 'u', 's', 'blockquote', 'ul', 'ol', 'li', 'a', 'img', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener ugc', target: '_blank' }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImageUrl(attribs['src'] ?? ''),
};

/** Markup that is thrown away may be longer than what is kept, but is not read without end. */
export const RAW_CONTENT_MAX = 100_000;

/** Cleaned HTML, the bare text of it, and the number of its pictures. */
export function cleanRichText(dirty: string): { html: string; text: string; pictures: number } {
  const cleaned = sanitizeHtml(dirty, allowed);
  // An entity may have stood for a letter that shows nothing. Without it an address may be another one, so it is looked at again.
  const seen = incomingText(cleaned);
  const html = (seen === cleaned ? cleaned : sanitizeHtml(seen, allowed)).trim();
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return { html, text, pictures: html.split('<img').length - 1 };
}

/** The words of a cleaned text, those of one paragraph apart from those of the next. */
export function wordsOfHtml(html: string): string {
  const apart = html.replace(/<\/?(?:p|br|h2|h3|li|ul|ol|blockquote|hr)\b[^>]*>/g, ' ');
  return sanitizeHtml(apart, { allowedTags: [], allowedAttributes: {} }).replace(/ {2,}/g, ' ').trim();
}

/** Addresses of the pictures that a cleaned text shows. */
export function picturesIn(html: string): string[] {
  const addresses: string[] = [];
  if (!html.includes('<img')) return addresses;
  sanitizeHtml(html, {
    ...allowed,
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'img') addresses.push(attribs['src'] ?? '');
      return false;
    },
  });
  return addresses;
}

/** So much of a long text is read for a list. */
export const READ_FOR_LIST = 2_000;
/** So much of it is given there. */
const EXCERPT = 400;

/** A cleaned text as lists give it: whole when it is short, else how it begins, without its markup. Cleaned HTML again. */
export function excerptOf(html: string): string {
  if (html.length <= EXCERPT) return html;
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim();
  if (text.length <= EXCERPT) return text;
  // Neither half a character nor half an entity.
  const whole = text
    .slice(0, EXCERPT)
    .replace(/[\ud800-\udbff]$/, '')
    .replace(/&[a-z0-9#]*$/i, '');
  return `${whole}…`;
}

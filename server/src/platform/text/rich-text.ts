import sanitizeHtml from 'sanitize-html';
import { isImageUrl } from '../uploads/image-url.policy.ts';

/**
 * What somebody may write with markup: text with headings, lists, quotes and links, and
 * pictures of our own store. Everything else is dropped before it is stored.
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
  const html = sanitizeHtml(dirty, allowed).trim();
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return { html, text, pictures: html.split('<img').length - 1 };
}

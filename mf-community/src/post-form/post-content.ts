/** What stands in the editor: the text, with `[사진 1]` where the first of `images` (addresses) goes. */
export type PostDraft = { title: string; text: string; images: readonly string[] };

export const emptyDraft: PostDraft = { title: '', text: '', images: [] };

export const isSameDraft = (one: PostDraft, other: PostDraft): boolean =>
  one.title === other.title && one.text === other.text && one.images === other.images;

const MARK = /\[사진 (\d+)\]/g;
export const markOf = (index: number) => `[사진 ${index + 1}]`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
const picture = (url: string) => `<img src="${escape(url)}" alt="">`;

/** Paragraphs at empty lines, breaks within them, pictures at their marks; pictures without a mark come last. */
export function htmlOf({ text, images }: PostDraft): string {
  const placed = new Set<number>();
  const withPictures = (line: string) =>
    escape(line).replace(MARK, (mark, number: string) => {
      const url = images[Number(number) - 1];
      if (url === undefined) return mark;
      placed.add(Number(number) - 1);
      return picture(url);
    });
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${withPictures(paragraph).replace(/\n/g, '<br>')}</p>`);
  const rest = images.filter((_url, index) => !placed.has(index)).map((url) => `<p>${picture(url)}</p>`);
  return [...paragraphs, ...rest].join('');
}

const blocks = new Set(['P', 'H2', 'H3', 'UL', 'OL', 'BLOCKQUOTE', 'HR']);

/** The way back, for changing a post: what the plain editor can't show becomes text. */
export function draftOf(title: string, html: string): PostDraft {
  const images: string[] = [];
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
    if (!(node instanceof HTMLElement)) return '';
    if (node.tagName === 'BR') return '\n';
    if (node.tagName === 'IMG') return markOf(images.push(node.getAttribute('src') ?? '') - 1);
    const inner = [...node.childNodes].map(textOf).join('');
    if (node.tagName === 'LI') return `- ${inner.trim()}\n`;
    return blocks.has(node.tagName) ? `\n\n${inner.trim()}\n\n` : inner;
  };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const text = [...body.childNodes]
    .map(textOf)
    .join('')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { title, text, images };
}

/**
 * Takes other pictures, or the same in another order. The mark of each stays where it stands in the text; one that came gets
 * a mark on a line of its own where the cursor is, one that went takes its mark along.
 */
export function withImages({ title, text, images }: PostDraft, next: readonly string[], cursor: number): PostDraft {
  const renumber = (part: string) =>
    part.replace(MARK, (mark, digits: string) => {
      const url = images[Number(digits) - 1];
      if (url === undefined) return mark;
      const index = next.indexOf(url);
      return index < 0 ? '' : markOf(index);
    });
  const added = next.flatMap((url, index) => (images.includes(url) ? [] : [markOf(index)]));
  if (added.length === 0) return { title, text: renumber(text).replace(/\n{3,}/g, '\n\n'), images: next };
  const [before, after] = [renumber(text.slice(0, cursor)).trimEnd(), renumber(text.slice(cursor)).trimStart()];
  const lines = [before, ...added, after].filter((part) => part !== '');
  return { title, text: lines.join('\n\n') + (after === '' ? '\n\n' : ''), images: next };
}

/** What stands in the editor: the text, with `[사진 1]` where the first of `images` (addresses) goes. */
export type PostDraft = { title: string; text: string; images: readonly string[] };

export const emptyDraft: PostDraft = { title: '', text: '', images: [] };

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

/** Puts a picture's mark on a line of its own where the cursor is. */
export function withImage({ title, text, images }: PostDraft, url: string, cursor: number): PostDraft {
  const [before, after] = [text.slice(0, cursor).trimEnd(), text.slice(cursor).trimStart()];
  const lines = [before, markOf(images.length), after].filter((part) => part !== '');
  return { title, text: lines.join('\n\n') + (after === '' ? '\n\n' : ''), images: [...images, url] };
}

/** Takes a picture and its mark out; the later ones move up. */
export function withoutImage({ title, text, images }: PostDraft, index: number): PostDraft {
  const renumbered = text.replace(MARK, (mark, digits: string) => {
    const at = Number(digits) - 1;
    if (at >= images.length || at < index) return mark;
    return at === index ? '' : markOf(at - 1);
  });
  return { title, text: renumbered.replace(/\n{3,}/g, '\n\n'), images: images.filter((_url, at) => at !== index) };
}

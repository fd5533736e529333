/** A text as HTML, in paragraphs, which blank lines divide. */
export function paragraphsOf(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/u)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

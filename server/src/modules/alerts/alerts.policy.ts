const MOST_CHARACTERS = 200;

/** The text as it is kept: one line, cut behind a whole character. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_CHARACTERS) return line;
  return `${[...line].slice(0, MOST_CHARACTERS - 40).join('')}…`;
}

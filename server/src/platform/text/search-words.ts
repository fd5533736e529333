/** The words of a text that people type, at most five; what is found must have all of them. */
export function wordsOf(search: string): string[] {
  const words = search
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s\p{Cc}]+/u);
  return [...new Set(words)].filter((word) => word !== '').slice(0, 5);
}

/** The index of letters is of runs of three. */
export const isIndexed = (words: readonly string[]) => words.some((word) => [...word.normalize('NFD')].length >= 3);

/** The pattern that `like` looks for in a column that is spelled out in letters (NFD). */
export const spellingPattern = (word: string) => `%${word.normalize('NFD').replace(/[\\%_]/g, '\\$&')}%`;

/** The word that is most like what was typed, if one is like it at all. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  const [nearest] = words
    .map((word) => ({ word, distance: distanceBetween(typed, word) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(word.length / 2)))
    .sort((one, other) => one.distance - other.distance);
  return nearest?.word;
}

/** Letters to be put in, left out or changed (Levenshtein). */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, against] of [...other].entries()) {
      next.push(Math.min(next[index]! + 1, row[index + 1]! + 1, row[index]! + (letter === against ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length]!;
}

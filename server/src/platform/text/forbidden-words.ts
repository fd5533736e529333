/** Letters that take no place in a word: joiners, marks of direction, what shows nothing, accents that are stacked on others. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const APART = /[^\p{L}\p{N}]+/u;

/** A text as its words are read: full-width and decomposed letters as the usual ones, in lower case. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(UNSEEN, '');
  return plain.normalize('NFC').split(APART).filter(Boolean);
}

/** The letters of a word by which it is looked for; empty where it has none. */
export function lettersOf(word: string): string {
  return wordsIn(word).join('');
}

/**
 * The first of the words (given by their letters) that a text has. Within a word it is found anywhere; with gaps between its
 * letters only where it begins and ends with words of the text: `시 발` is `시발`, but `다시 발견` is not.
 */
export function findForbidden<Word extends { letters: string }>(text: string, forbidden: readonly Word[]): Word | undefined {
  const words = wordsIn(text);
  const joined = words.join('');
  const starts = new Set<number>();
  const ends = new Set<number>();
  const spans = words.join(' ');
  let at = 0;
  for (const word of words) {
    starts.add(at);
    at += word.length;
    ends.add(at);
  }
  return forbidden.find(({ letters }) => {
    if (letters === '') return false;
    if (spans.includes(letters)) return true;
    for (let found = joined.indexOf(letters); found >= 0; found = joined.indexOf(letters, found + 1)) {
      if (starts.has(found) && ends.has(found + letters.length)) return true;
    }
    return false;
  });
}

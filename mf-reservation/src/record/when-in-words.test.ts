import { endInWords, spanInWords, startInWords } from './when-in-words.ts';

/** The pieces between which a line may break. */
const pieces = (words: string) => words.split(' ').map((piece) => piece.replaceAll('\u00a0', ' '));

test.each([
  [startInWords('2026-11-30', '20:00'), ['11월 30일 (월)', '오후 8:00']],
  [startInWords('2026-11-30', null), ['11월 30일 (월)']],
  [endInWords('2026-11-30', '2026-12-02'), ['~ 12월 2일 (수)', '·', '2박']],
  [spanInWords('2026-11-30', '2026-12-02'), ['11월 30일 (월)', '~ 12월 2일 (수)', '·', '2박']],
])('no line breaks in a day or a time of %s', (words, expected) => expect(pieces(words)).toEqual(expected));

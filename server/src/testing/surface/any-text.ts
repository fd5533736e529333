import fc from 'fast-check';

const letters = (of: string) => fc.constantFrom(...of);
const hangul = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const jamo = fc.integer({ min: 0x3131, max: 0x318e }).map((code) => String.fromCharCode(code));
const word = fc.oneof(
  fc.string({ unit: letters('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'), maxLength: 12 }),
  fc.string({ unit: fc.oneof(hangul, jamo, letters('az09')), maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('동물병원', '약국', '24시', '서울', '강남구', 'hotel', 'horse', 'Royal'),
);

/** Texts as people, keyboards and attackers send them: words of any script, mixed, with broken letters among them. */
export const anyText = fc.oneof(
  fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  fc.array(word, { maxLength: 3 }).map((words) => words.join('')),
);

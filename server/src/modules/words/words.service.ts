import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, invalid, notFound, validationFailed, type AppError, type PropertyError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { findForbidden, lettersOf } from '../../platform/text/forbidden-words.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import * as store from './words.sql.ts';
import type { ForbiddenWord } from './words.sql.ts';

export type { ForbiddenWord } from './words.sql.ts';

/** Texts of a form by the names of their fields, each with how the form calls the field. */
export type NamedTexts = Readonly<Record<string, { label: string; text: string | null | undefined }>>;

/** Words that nobody may write to others. What is there from before stays. */
export type WordsService = {
  /** One refusal for each field that has one, which names field and word. */
  check(texts: NamedTexts): Promise<PropertyError[]>;
  list(): Promise<ForbiddenWord[]>;
  /** Inside the caller's transaction, as `remove`. WORD_EXISTS, TOO_MANY_WORDS. */
  add(tx: Transaction, word: string): Promise<Result<null, AppError<'VALIDATION_FAILED' | 'WORD_EXISTS' | 'TOO_MANY_WORDS'>>>;
  remove(tx: Transaction, word: string): Promise<Result<null, AppError<'NOT_FOUND'>>>;
};

const LETTERS_MIN = 2;
const LETTERS_MAX = 30;
/** Each text is looked through for each of them. */
const MOST_WORDS = 500;

export function createWordsService({ db, clock }: { db: Database; clock: Clock }): WordsService {
  return {
    async check(texts) {
      const forbidden = await store.listWords(db);
      if (forbidden.length === 0) return [];
      return Object.entries(texts).flatMap(([property, { label, text }]) => {
        const found = findForbidden(text ?? '', forbidden);
        return found
          ? [invalid(property, 'forbiddenWord', `${label}에 쓸 수 없는 말(‘${found.word}’)이 있어요. 다른 말로 바꿔 주세요.`)]
          : [];
      });
    },
    list: () => store.listWords(db),
    async add(tx, given) {
      const [word, letters] = [oneLine(given), lettersOf(given)];
      const length = [...letters].length;
      if (length < LETTERS_MIN || length > LETTERS_MAX)
        return err(validationFailed([invalid('word', 'length', `금칙어는 글자와 숫자 ${LETTERS_MIN}자에서 ${LETTERS_MAX}자까지예요.`)]));
      if ((await store.listWords(tx)).length >= MOST_WORDS)
        return err(conflict('TOO_MANY_WORDS', `금칙어는 ${MOST_WORDS}개까지 둘 수 있어요.`));
      return (await store.insertWord(tx, { word, letters, createdAt: clock.now() }))
        ? ok(null)
        : err(conflict('WORD_EXISTS', '이미 있는 금칙어예요.'));
    },
    remove: async (tx, given) => ((await store.deleteWord(tx, lettersOf(given))) ? ok(null) : err(notFound('없는 금칙어예요.'))),
  };
}

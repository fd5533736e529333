import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { invalid, notFound, validationFailed, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { parsePage } from '../../platform/paging.ts';
import { oneLine } from '../../platform/text/plain-text.ts';
import { cleanRichText, RAW_CONTENT_MAX } from '../../platform/text/rich-text.ts';
import { checkFaq, faqCategories, SEARCH_MAX, searchKeyOf, wordsOf } from './faqs.policy.ts';
import * as store from './faqs.sql.ts';

export type Faq = store.FaqRow;
/** The answer is HTML; of two in one category the one with the lower place comes first. */
export type FaqDraft = { category: string; question: string; answer: string; place: number };
export type FaqSearch = { category?: string | null; search?: string | null };
type AskedPage = { page?: number | null; count?: number | null };
type Invalid = AppError<'VALIDATION_FAILED'>;

export type FaqsService = {
  listFaqs(search: FaqSearch, asked: AskedPage): Promise<Result<Faq[], Invalid>>;
  countFaqs(search: FaqSearch): Promise<Result<number, Invalid>>;
  /** Those that have any, in their order. */
  listCategories(): Promise<string[]>;
  /** The desk where operators write; not reachable over the wire, and in the caller's transaction. */
  desk: {
    /** The new one's id. VALIDATION_FAILED. */
    write(tx: Transaction, draft: FaqDraft): Promise<Result<number>>;
    /** Fields that are left out stay. VALIDATION_FAILED, NOT_FOUND. */
    change(tx: Transaction, id: number, draft: Partial<FaqDraft>): Promise<Result<null>>;
    remove(tx: Transaction, id: number): Promise<Result<null>>;
  };
};

const noFaq = notFound('이 번호의 질문이 없어요.');

export function createFaqsService({ db, clock }: { db: Database; clock: Clock }): FaqsService {
  function parseSearch({ category, search }: FaqSearch): Result<store.FaqSelection, Invalid> {
    if (search && [...search].length > SEARCH_MAX) {
      return err(validationFailed([invalid('search', 'maxLength', `찾는 말은 ${SEARCH_MAX}자까지 적을 수 있어요.`)]));
    }
    return ok({ category: category || null, words: wordsOf(search ?? '') });
  }

  function parseDraft({ category, question, answer, place }: FaqDraft) {
    const cleaned = cleanRichText(answer.slice(0, RAW_CONTENT_MAX));
    const draft = { category, question: oneLine(question), place };
    const errors = checkFaq({ ...draft, answer: cleaned });
    if (errors.length > 0) return err(validationFailed(errors));
    return ok({ ...draft, answer: cleaned.html, searchKey: searchKeyOf(`${draft.question} ${cleaned.text}`) });
  }

  return {
    async listFaqs(search, { page, count }) {
      const selection = parseSearch(search);
      if (!selection.ok) return selection;
      const asked = parsePage(page, count);
      return asked.ok ? ok(await store.listFaqs(db, selection.value, faqCategories, asked.value)) : asked;
    },
    async countFaqs(search) {
      const selection = parseSearch(search);
      return selection.ok ? ok(await store.countFaqs(db, selection.value)) : selection;
    },
    async listCategories() {
      const used = new Set(await store.listUsedCategories(db));
      return faqCategories.filter((category) => used.has(category));
    },
    desk: {
      async write(tx, draft) {
        const parsed = parseDraft(draft);
        return parsed.ok ? ok(await store.insertFaq(tx, { ...parsed.value, createdAt: clock.now() })) : parsed;
      },
      async change(tx, id, draft) {
        const before = await store.lockFaq(tx, id);
        if (!before) return err(noFaq);
        const parsed = parseDraft({ ...before, ...draft });
        if (!parsed.ok) return parsed;
        await store.updateFaq(tx, id, { ...parsed.value, updatedAt: clock.now() });
        return ok(null);
      },
      remove: async (tx, id) => ((await store.deleteFaq(tx, id)) ? ok(null) : err(noFaq)),
    },
  };
}

import { unwrap } from '../../platform/errors/result.ts';
import { gql } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { operatorOf } from '../../testing/operator-acts.ts';

const server = withApp();
const operator = () => operatorOf(server());

const ASK = `query($category: String, $search: String, $page: Int, $count: Int) {
  getFaqsByPage(category: $category, search: $search, page: $page, count: $count) { id category question answer }
  getFaqCount(category: $category, search: $search)
  getFaqCategories
}`;
type Faqs = {
  getFaqsByPage: { id: string; category: string; question: string; answer: string }[];
  getFaqCount: number;
  getFaqCategories: string[];
};
const ask = async (asked: Record<string, unknown> = {}) => {
  const { data, errors } = await gql<Faqs>(server(), undefined, ASK, asked);
  return {
    questions: data?.getFaqsByPage.map(({ question }) => question),
    total: data?.getFaqCount,
    categories: data?.getFaqCategories,
    errors,
  };
};

beforeAll(async () => {
  const add = async (category: string, question: string, answer: string, place = 100) =>
    unwrap(await operator().run('faqs add', { category, question, file: answer, place }));
  await add('결제·환불', '환불은 언제 되나요?', '<p>카드는 <b>사흘에서 닷새</b>, 포인트는 바로 돌아와요.</p>');
  await add('회원', '비밀번호를 잊었어요.', '<p>임시 비밀번호를 메일로 보내 드려요. <script>x()</script></p>');
  await add('회원', 'QR 로그인이 되나요?', '<p>아직 안 돼요.</p>', 1);
});

test('questions come by category and place, each of them cleaned', async () => {
  expect(await ask()).toMatchObject({
    questions: ['QR 로그인이 되나요?', '비밀번호를 잊었어요.', '환불은 언제 되나요?'],
    total: 3,
    categories: ['회원', '결제·환불'],
  });
  expect(await ask({ category: '회원', count: 1, page: 2 })).toMatchObject({ questions: ['비밀번호를 잊었어요.'], total: 2 });
  expect(await ask({ category: '없는 분류' })).toMatchObject({ questions: [], total: 0 });
  const { data } = await gql<Faqs>(server(), undefined, ASK, { search: '임시' });
  expect(data.getFaqsByPage[0]?.answer).toBe('<p>임시 비밀번호를 메일로 보내 드려요. </p>');
});

test.each([
  ['a word of the answer', '닷새', ['환불은 언제 되나요?']],
  ['words apart that are written together', '비밀 번호', ['비밀번호를 잊었어요.']],
  ['words together that are written apart', '언제되나요', ['환불은 언제 되나요?']],
  ['small letters', 'qr로그인', ['QR 로그인이 되나요?']],
  ['Hangul in letters, as macOS sends it', '환불'.normalize('NFD'), ['환불은 언제 되나요?']],
  ['words of which one is nowhere', '환불 강아지', []],
  ['markup that nobody sees', '<p>', []],
  ['signs of a pattern', '%_', []],
  ['nothing', '   ', ['QR 로그인이 되나요?', '비밀번호를 잊었어요.', '환불은 언제 되나요?']],
])('%s finds what says so', async (_what, search, found) => {
  expect(await ask({ search })).toMatchObject({ questions: found, total: found.length });
});

test('a search of more than a hundred letters is refused', async () => {
  expect((await ask({ search: '가'.repeat(101) })).errors[0]?.extensions.code).toBe('VALIDATION_FAILED');
});

test('an operator changes and removes a question, and is told what is wrong with one', async () => {
  const draft = { category: '기타', question: '바뀔 질문', file: '<p>답</p>', place: 5 };
  const { id: faq } = unwrap(await operator().run<{ id: number }>('faqs add', draft));
  expect(await operator().run('faqs change', { faq, question: '바뀐 질문' })).toMatchObject({ ok: true });
  expect(await ask({ search: '바뀐' })).toMatchObject({ questions: ['바뀐 질문'] });
  expect(await ask({ search: '바뀔' })).toMatchObject({ questions: [] });
  for (const [change, sentence] of [
    [{ category: '없는 분류' }, '분류는 회원'],
    [{ question: ' ' }, '질문은 1자에서'],
    [{ file: '<p> </p>' }, '답은 1자에서'],
    [{ place: '1.5' }, '정수로'],
  ] as const) {
    expect(await operator().run('faqs change', { faq, ...change })).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(sentence) },
    });
  }
  expect(await operator().run('faqs remove', { faq })).toMatchObject({ ok: true });
  expect(await operator().run('faqs remove', { faq })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await operator().run('faqs change', { faq, place: 1 })).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

import { checkDraft, isSameDraft } from './post-draft.ts';

const draft = { title: '산책', content: '<p>다녀왔어요.</p>' };

test.each([
  ['as it should be', {}, {}],
  ['with a picture alone', { content: '<p></p><img src="/uploads/images/1/800.webp" alt="">' }, {}],
  ['with a title of 100 emoji', { title: '🐶'.repeat(100) }, {}],
  ['without a title', { title: '  ' }, { title: '제목은 1자에서 100자까지 적어 주세요.' }],
  ['with a title of 101 letters', { title: '가'.repeat(101) }, { title: '제목은 1자에서 100자까지 적어 주세요.' }],
  ['with empty paragraphs', { content: '<p></p><p>&nbsp; </p>' }, { content: '내용을 적어 주세요.' }],
  ['with 20,001 letters', { content: '가'.repeat(20_001) }, { content: '내용은 20,000자까지 적을 수 있어요. 조금 줄여 주세요.' }],
])('finds in a post %s what is wrong', (_name, given, wrong) => {
  expect(checkDraft({ ...draft, ...given })).toEqual(wrong);
});

test('tells a changed draft from one as it was', () => {
  expect(isSameDraft(draft, { ...draft })).toBe(true);
  expect(isSameDraft(draft, { ...draft, content: '<p>다녀왔어요!</p>' })).toBe(false);
});

import { events, freeBoard, questions } from '../board/boards.ts';
import { checkDraft, draftOf, emptyDraft, inputOf } from './post-draft.ts';

const draft = { ...emptyDraft, title: '산책', content: '<p>다녀왔어요.</p>', category: '일상' };

test.each([
  ['as it should be', {}, {}],
  ['with a picture alone', { content: '<p></p><img src="/uploads/images/1/800.webp" alt="">' }, {}],
  ['with a title of 100 emoji', { title: '🐶'.repeat(100) }, {}],
  ['without a title', { title: '  ' }, { title: '제목은 1자에서 100자까지 적어 주세요.' }],
  ['with a title of 101 letters', { title: '가'.repeat(101) }, { title: '제목은 1자에서 100자까지 적어 주세요.' }],
  ['with empty paragraphs', { content: '<p></p><p>&nbsp; </p>' }, { content: '내용을 적어 주세요.' }],
  ['with 20,001 letters', { content: '가'.repeat(20_001) }, { content: '내용은 20,000자까지 적을 수 있어요. 조금 줄여 주세요.' }],
  ['without a category', { category: '' }, { category: '분류를 골라 주세요.' }],
])('a draft of a post finds in a post %s what is wrong', (_name, given, wrong) => {
  expect(checkDraft(freeBoard, { ...draft, ...given })).toEqual(wrong);
});

test('a draft of a post wants no category where a board has none, or a post was stored without', () => {
  const stored = { ...draft, category: '' };
  expect(checkDraft(freeBoard, stored, stored)).toEqual({});
  expect(checkDraft(freeBoard, { ...stored, category: '건강' }, stored)).toEqual({ category: '분류를 골라 주세요.' });
  expect(checkDraft(events, { ...draft, category: '' })).toEqual({});
});

test('a draft of a post sends what a board knows, and leaves the rest as it is stored', () => {
  const stored = { title: '산책', content: '<p>가</p>', category: null, status: 1, symptom: null };
  expect(inputOf(freeBoard, draftOf(stored))).toEqual({
    title: '산책',
    content: '<p>가</p>',
    category: null,
    status: null,
    petId: null,
    symptom: null,
  });
  expect(inputOf(events, draftOf(stored))).toMatchObject({ status: 1, symptom: null });
  expect(inputOf(questions, { ...draftOf(stored), petId: '3', symptom: '기침' })).toMatchObject({
    petId: '3',
    symptom: '기침',
    status: null,
  });
});

import { aReview } from '../testing/a-review.ts';
import { draftOf, emptyDraft, inputOf, missingIn, type ReviewDraft } from './review-draft.ts';

const today = '2026-11-23';
const full: ReviewDraft = {
  ...emptyDraft,
  kindnessRating: 5,
  explainRating: 4,
  diagnosisRating: 3,
  facilityRating: 2,
  priceRating: 1,
  wouldRevisit: 'no',
  visitDate: '2026-11-20',
  review: '  설명이 자세한 병원이었어요.  ',
  files: ['/uploads/images/a/800.webp'],
};

test('every field but the pictures is missing in an empty draft', () => {
  expect(Object.keys(missingIn('hospital', emptyDraft, today))).toEqual([
    'kindnessRating',
    'explainRating',
    'diagnosisRating',
    'facilityRating',
    'priceRating',
    'wouldRevisit',
    'visitDate',
    'review',
  ]);
  expect(inputOf(emptyDraft)).toBeNull();
});

test.each([
  ['가나다라마바사아자', '10자 이상 적어 주세요. 1자 더 필요해요.'],
  ['        가나다       ', '10자 이상 적어 주세요. 7자 더 필요해요.'],
  ['가'.repeat(2_001), '2,000자까지 쓸 수 있어요.'],
  ['가나다라마바사아자차', undefined],
])('the text %#', (review, message) => {
  expect(missingIn('hospital', { ...full, review }, today).review).toBe(message);
});

test('a draft of a review sends a full draft trimmed', () => {
  expect(missingIn('hospital', full, today)).toEqual({});
  expect(inputOf(full)).toEqual({
    kindnessRating: 5,
    explainRating: 4,
    diagnosisRating: 3,
    facilityRating: 2,
    priceRating: 1,
    medicineRating: null,
    hygieneRating: null,
    locationRating: null,
    petId: null,
    hearsOfReply: false,
    wouldRevisit: false,
    visitDate: '2026-11-20',
    review: '설명이 자세한 병원이었어요.',
    files: ['/uploads/images/a/800.webp'],
    receipts: [],
  });
});

test('a draft of a review turns a stored review into a draft and back without a change', () => {
  const written = aReview({ files: [{ id: '1', filepath: '/a' }], pet: { id: '4', division: '강아지', kindName: '말티즈' } });
  const { kindnessRating, priceRating, wouldRevisit, visitDate, review } = written;
  expect(inputOf(draftOf(written))).toMatchObject({
    kindnessRating,
    priceRating,
    wouldRevisit,
    visitDate,
    review,
    petId: '4',
    files: ['/a'],
  });
});

test.each([
  ['pharmacy', ['kindnessRating', 'priceRating', 'medicineRating']],
  ['company', ['kindnessRating', 'priceRating', 'hygieneRating', 'facilityRating', 'locationRating']],
] as const)('a draft of a review asks for the ratings of a %s', (kind, names) => {
  expect(
    Object.keys(missingIn(kind, { ...full, ...emptyDraft, review: full.review }, today)).filter((name) => name.endsWith('Rating')),
  ).toEqual(names);
});

import { fillingParams, filledIn } from './filled-in.ts';
import type { BookingDraft } from './booking-draft.ts';

const kept: BookingDraft = {
  isStay: null,
  date: '2026-11-30',
  endDate: null,
  time: null,
  picked: [{ productId: '1', optionIds: [] }],
  note: '기침을 해요',
  photos: [],
  payment: 'on-site',
  filledFrom: '',
};

test('the form of a booking adds what the address asks for to what was entered', () => {
  const search = '?company=3&product=12~3~4&product=15&pet=8';
  expect(filledIn(kept, search)).toEqual({
    ...kept,
    picked: [
      { productId: '1', optionIds: [] },
      { productId: '12', optionIds: ['3', '4'] },
      { productId: '15', optionIds: [] },
    ],
    petId: '8',
    filledFrom: search,
  });
});

test('the form of a booking fills in once: what was taken out stays out over a reload', () => {
  const once = { ...filledIn(kept, '?company=3&product=12'), picked: [] };
  expect(filledIn(once, '?company=3&product=12').picked).toEqual([]);
  expect(filledIn(once, '?company=3&product=13').picked).toEqual([{ productId: '13', optionIds: [] }]);
});

test('the form of a booking writes an address that is read the same', () => {
  const picked = [{ productId: '12', optionIds: ['3'] }];
  const read = filledIn({ ...kept, picked: [] }, `?${fillingParams({ petId: '8', picked })}`);
  expect([read.picked, read.petId]).toEqual([picked, '8']);
  expect(String(fillingParams({ petId: null, picked: [] }))).toBe('');
});

test('the form of a booking takes the day and time of a link to a free one, and the day of a stay', () => {
  expect(filledIn(kept, '?company=3&date=2026-12-01&time=09:30')).toMatchObject({ isStay: false, date: '2026-12-01', time: '09:30' });
  expect(filledIn(kept, '?company=3&stay=1&date=2026-12-01')).toMatchObject({ isStay: true, date: '2026-12-01', time: null });
});

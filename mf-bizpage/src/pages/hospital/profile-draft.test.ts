import type { MyHospital } from './my-hospital.ts';
import { changesOf, draftOf, type ProfileDraft } from './profile-draft.ts';
import { aHospital } from './a-hospital.ts';

const week = (open: string | null) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, isClosed: open === null, open, close: open && '18:00', breakStart: null, breakEnd: null }));

test('nothing touched, nothing sent', () => {
  const draft = draftOf(aHospital());
  expect(changesOf(draft, { ...draft })).toEqual({});
});

test.each<[string, Partial<ProfileDraft>, object]>([
  ['a text', { introduce: ' 안녕하세요. ' }, { introduce: '안녕하세요.' }],
  ['a text that is emptied is cleared', { email: ' ' }, { email: null }],
  ['a name is never cleared', { name: '' }, { name: '' }],
  ['a switch', { isHotel: true }, { isHotel: true }],
  ['doctors', { doctors: '김수의,  이수의,' }, { doctors: ['김수의', '이수의'] }],
  ['hours that are no longer told', { hasHours: false }, { businessHours: null }],
])('only what was changed is sent: %s', (_name, change, input) => {
  const draft = draftOf(aHospital({ businessHours: week('09:00') }));
  expect(changesOf(draft, { ...draft, ...change })).toEqual(input);
});

test('one day changed sends the whole week, closed days without times', () => {
  const draft = draftOf(aHospital({ businessHours: week('09:00') }));
  const hours = draft.hours.map((day) => (day.weekday === 1 ? { ...day, breakStart: '12:00', breakEnd: '13:00' } : { ...day, isClosed: day.weekday === 0 }));
  const { businessHours } = changesOf(draft, { ...draft, hours });
  expect(businessHours).toHaveLength(7);
  expect(businessHours).toContainEqual({ weekday: 1, isClosed: false, open: '09:00', close: '18:00', breakStart: '12:00', breakEnd: '13:00' });
  expect(businessHours).toContainEqual({ weekday: 0, isClosed: true });
});

test('a hospital that has told no hours begins with usual ones, not yet told', () => {
  const { hasHours, hours } = draftOf(aHospital({ businessHours: null } satisfies Partial<MyHospital>));
  expect(hasHours).toBe(false);
  expect(hours.map(({ weekday, isClosed }) => (isClosed ? `${weekday} closed` : weekday))).toEqual([1, 2, 3, 4, 5, 6, '0 closed']);
});

import { changesOf, draftOf, type ProfileDraft } from './profile-draft.ts';
import { aHospital } from '../testing/a-hospital.ts';

test('sends nothing when nothing was changed', () => {
  const draft = draftOf(aHospital());
  expect(changesOf(draft, { ...draft })).toEqual({});
});

test.each<[string, Partial<ProfileDraft>, object]>([
  ['a text', { introduce: ' 안녕하세요. ' }, { introduce: '안녕하세요.' }],
  ['a text that is emptied is cleared', { email: ' ' }, { email: null }],
  ['a name is never cleared', { name: '' }, { name: '' }],
  ['a switch', { isHotel: true }, { isHotel: true }],
  ['doctors', { doctors: '김수의,  이수의,' }, { doctors: ['김수의', '이수의'] }],
])('sends only what was changed: %s', (_name, change, input) => {
  const draft = draftOf(aHospital());
  expect(changesOf(draft, { ...draft, ...change })).toEqual(input);
});

test('sends only the changed part of the hours', () => {
  const draft = draftOf(aHospital());
  expect(changesOf(draft, { ...draft, openingHours: { ...draft.openingHours, varies: true } })).toEqual({
    hoursExceptions: expect.objectContaining({ varies: true }),
  });
  expect(Object.keys(changesOf(draft, { ...draft, openingHours: { ...draft.openingHours, hasHours: true } }))).toEqual(['businessHours']);
});

import { changesOf, checkProfile, draftOf, sizeIn, typedOver, type ProfileDraft } from './profile-draft.ts';
import { aListing, noDetails } from '../testing/a-listing.ts';

const draft = draftOf(aListing());

test('a draft of the profile sends nothing when nothing was changed', () => {
  for (const kind of ['hospital', 'pharmacy', 'company'] as const) {
    const same = draftOf(aListing(kind), noDetails);
    expect(changesOf(kind, same, { ...same })).toEqual({});
  }
});

test.each<[string, Partial<ProfileDraft>, object]>([
  ['a text', { introduce: ' 안녕하세요. ' }, { introduce: '안녕하세요.' }],
  ['a text that is emptied is cleared', { email: ' ' }, { email: null }],
  ['a name is never cleared', { name: '' }, { name: '' }],
  ['a switch', { isHotel: true }, { isHotel: true }],
  ['doctors', { people: '김수의,  이수의,' }, { doctors: ['김수의', '이수의'] }],
  ['an area', { size: '1,200.5㎡' }, { size: 1200.5 }],
  ['an area that is emptied', { size: '' }, {}],
  ['nothing of another kind', { presentName: '김대표', uniqueness: '밤에도 열어요.' }, {}],
])('a draft of the profile sends only what was changed: %s', (_name, change, input) => {
  expect(changesOf('hospital', draft, { ...draft, ...change })).toEqual(input);
});

test('a draft of the profile sends people and what is particular of a pharmacy under its own names', () => {
  const before = draftOf(aListing('pharmacy'));
  expect(changesOf('pharmacy', before, { ...before, people: '박약사', uniqueness: '밤에도 열어요.', expertise: '치과' })).toEqual({
    pharmacist: ['박약사'],
    uniqueness: '밤에도 열어요.',
  });
});

test('a draft of the profile sends only the changed part of the hours', () => {
  expect(changesOf('hospital', draft, { ...draft, openingHours: { ...draft.openingHours, varies: true } })).toEqual({
    hoursExceptions: expect.objectContaining({ varies: true }),
  });
  expect(Object.keys(changesOf('hospital', draft, { ...draft, openingHours: { ...draft.openingHours, hasHours: true } }))).toEqual([
    'businessHours',
  ]);
});

test('a draft of the profile sends an address as a whole when its pin was moved', () => {
  const moved = { ...draft, address: { ...draft.address, latitude: 37.49 } };
  expect(changesOf('hospital', draft, moved)).toEqual({
    address: {
      postcode: '08300',
      address: '서울특별시 구로구 구로동로 1',
      jibunAddress: '서울특별시 구로구 구로동 1',
      detailAddress: null,
      latitude: 37.49,
      longitude: 126.8961,
    },
  });
});

test('a draft of the profile tells what was typed over the saved profile, and nothing else', () => {
  expect(typedOver(draft, { ...draft, name: '새이름', people: draft.people })).toEqual({ name: '새이름' });
});

test.each([
  ['', null],
  [' 120 ', 120],
  ['1,200㎡', 1200],
  ['넓어요', NaN],
])('a draft of the profile reads the area %j as %p', (written, size) => {
  expect(sizeIn(written)).toBe(size);
});

const company = draftOf(aListing('company'), noDetails);
const nowhere = { ...draft.address, latitude: null, longitude: null };
test.each<[string, 'hospital' | 'company', Partial<ProfileDraft>, string[]]>([
  ['nothing', 'hospital', {}, []],
  ['an empty name', 'hospital', { name: ' ' }, ['name']],
  ['an area that is no number', 'hospital', { size: '넓어요' }, ['size']],
  ['an area of nothing', 'hospital', { size: '0' }, ['size']],
  ['an empty address', 'hospital', { address: { ...draft.address, address: null } }, ['address']],
  ['an address without a pin', 'hospital', { address: nowhere }, ['address']],
  ['a company that offers nothing', 'company', { isBeautyParlor: false }, ['isStore']],
  ['reservations without agreeing', 'company', { allowReservation: true }, ['agreeReservation']],
  ['reservations with agreeing', 'company', { allowReservation: true, agreeReservation: true }, []],
])('a draft of the profile finds %s wrong', (_name, kind, change, fields) => {
  const saved = kind === 'company' ? company : draft;
  expect(Object.keys(checkProfile(kind, { ...saved, ...change }, saved))).toEqual(fields);
});

test('a draft of the profile finds nothing wrong with reservations that are taken already without having agreed', () => {
  const taking = { ...company, allowReservation: true };
  expect(checkProfile('company', { ...taking, introduce: '새 소개' }, taking)).toEqual({});
});

import { leftOut } from './pet-columns.ts';
import { checkPet, nextVaccination, tidyPet, type PetDraft } from './pets.policy.ts';

const TODAY = '2026-11-23';
const draft = (given: Partial<PetDraft> = {}): PetDraft => ({
  ...leftOut,
  name: '보리',
  weight: null,
  vaccinations: [],
  kindId: 1,
  kindName: null,
  ...given,
});
const faultsOf = (given: Partial<PetDraft>) => checkPet(tidyPet(draft(given)), TODAY).map(({ property }) => property);

test.each<[string, Partial<PetDraft>, string[]]>([
  ['a name alone', {}, []],
  ['a name of 20 characters', { name: '가'.repeat(20) }, []],
  ['no name', { name: '  ' }, ['name']],
  ['a name that nobody can see', { name: '\u200b\u3164' }, ['name']],
  ['a name of 21 characters', { name: '가'.repeat(21) }, ['name']],
  ['a picture of another site', { petImage: 'https://example.com/a.jpg' }, ['petImage']],
  ['no weight at all', { weight: 0 }, ['weight']],
  ['a weight above 200 kg', { weight: 200.1 }, ['weight']],
  ['a weight that is no number', { weight: Number.NaN }, ['weight']],
  ['a birthday today', { birthday: TODAY }, []],
  ['a birthday tomorrow', { birthday: '2026-11-24' }, ['birthday']],
  ['a birthday in 1900', { birthday: '1900-01-01' }, ['birthday']],
  ['15 digits with blanks and hyphens', { registerNumber: '410-0971 0000-1234 5' }, ['registerNumber']],
  ['15 digits in groups', { registerNumber: '410 0971 0000 1234' }, []],
  ['14 digits', { registerNumber: '41009710000123' }, ['registerNumber']],
  ['letters in the number', { registerNumber: '41009710000123A' }, ['registerNumber']],
  ['no kind', { kindId: null }, ['kindName']],
  ['a kind in words', { kindId: null, kindName: '토끼' }, []],
  ['a kind of 31 characters', { kindId: null, kindName: '가'.repeat(31) }, ['kindName']],
  ['a vaccination without a day', { vaccinations: [{ kind: '광견병' }] }, ['vaccination1Date']],
  ['a vaccination without a kind', { vaccinations: [{}, { date: TODAY, kind: ' ' }] }, ['vaccination2Kind']],
  ['a vaccination tomorrow', { vaccinations: [{ date: '2026-11-24', kind: '광견병' }] }, ['vaccination1Date']],
  ['a vaccination before birth', { birthday: '2026-01-01', vaccinations: [{ date: '2025-12-31', kind: '광견병' }] }, ['vaccination1Date']],
  ['a vaccination with both', { vaccinations: [{ date: TODAY, kind: '광견병' }] }, []],
])('the rule checks %s', (_name, given, expected) => {
  expect(faultsOf(given)).toEqual(expected);
});

test.each<[string, string | null, { date: string; kind: string }[], { kind: string; dueOn: string } | null]>([
  ['nothing known', null, [], null],
  ['a year after the last', null, [{ date: '2026-03-02', kind: '광견병' }], { kind: '광견병', dueOn: '2027-03-02' }],
  [
    'the last of a kind counts',
    null,
    [
      { date: '2024-03-01', kind: '광견병' },
      { date: '2026-03-01', kind: '광견병' },
    ],
    { kind: '광견병', dueOn: '2027-03-01' },
  ],
  [
    'the earliest of several kinds',
    null,
    [
      { date: '2026-03-01', kind: '광견병' },
      { date: '2026-01-10', kind: '종합백신' },
    ],
    { kind: '종합백신', dueOn: '2027-01-10' },
  ],
  ['two weeks later for a puppy', '2026-10-01', [{ date: '2026-11-12', kind: '종합백신' }], { kind: '종합백신', dueOn: '2026-11-26' }],
])('the next vaccination is computed: %s', (_name, birthday, given, expected) => {
  expect(nextVaccination(birthday, given)).toEqual(expected);
});

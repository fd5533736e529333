import { diseasePath, diseaseSearchPath, MOST_SYMPTOMS, readDiseaseSearch, writeDiseaseSearch } from './disease-search.ts';

const read = (query: string) => readDiseaseSearch(new URLSearchParams(query));
const nothing = { division: null, group: null, parent: null, symptoms: [], search: '', page: 1 };

test('the address of a symptom search writes the search into the address and reads it back', () => {
  const wish = { division: '강아지', group: '눈', parent: '눈이 붉다, 아프다', symptoms: ['3', '17'], search: '염', page: 2 };
  expect(readDiseaseSearch(writeDiseaseSearch(wish))).toEqual(wish);
  expect(diseaseSearchPath()).toBe('/search/disease');
  expect(diseasePath('7', ['3', '17'])).toBe('/search/disease/7?symptoms=3%2C17');
});

test.each([
  ['', nothing],
  ['page=0', nothing],
  ['page=-3', nothing],
  ['page=1e99', nothing],
  [`search=${'가'.repeat(500)}`, { ...nothing, search: '가'.repeat(100) }],
  ['group=눈&parent=붉다', nothing],
  ['division=강아지&parent=붉다', { ...nothing, division: '강아지' }],
  ['symptoms=3,x,3,-1,0,1.5,99999999999999999999,%00', { ...nothing, symptoms: ['3'] }],
])('the address ?%s', (query, expected) => expect(read(query)).toEqual(expected));

test('the address of a symptom search drops symptoms beyond the limit', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1).join(',');
  expect(read(`symptoms=${ids}`).symptoms).toHaveLength(MOST_SYMPTOMS);
});

import { gql } from '../../testing/calls.ts';
import { withApp } from '../../testing/with-app.ts';
import { takeFindings } from './index.ts';

const server = withApp();
const finding = (body_system: string, chief_complaint: string, disease: string, symptoms: string[]) => ({
  species: 'dog',
  body_system,
  chief_complaint,
  disease,
  symptoms,
});
beforeAll(async () => {
  await takeFindings(server(), [
    finding('eyes', '눈물을 흘린다', '결막염 (반려견)', ['눈이 붉다', '눈을 비빈다']),
    finding('eyes', '눈물을 흘린다', '각막궤양', ['눈이 붉다', '눈을 비빈다', '눈을 못 뜬다']),
    finding('leg', '다리를 든다', '슬개골 탈구', ['다리를 전다']),
    finding('act', '기력이 없다', '간염', ['구토를 동반한다']),
    finding('stom', '구토', '만성 위염', ['구토를 한다', '설사를 한다']),
    finding('intes', '설사', '대장염', []),
  ]);
});

type FoundDisease = { name: string; matchCount: number | null; medicalDisease: string[]; symptoms: { id: string; child: string | null }[] };
const ask = async <Data>(query: string, variables: Record<string, unknown> = {}) =>
  (await gql<Data>(server(), undefined, query, variables)).data;

const namesOf = async (asked: Record<string, unknown>) => {
  const data = await ask<{ list: FoundDisease[]; total: number }>(
    `query ($search: String, $division: String, $group: String, $parent: String) {
      list: getDiseasesByPage(search: $search, division: $division, group: $group, parent: $parent) { name }
      total: getDiseasesCount(search: $search, division: $division, group: $group, parent: $parent)
    }`,
    asked,
  );
  expect(data.total).toBe(data.list.length);
  return data.list.map(({ name }) => name);
};

test.each([
  ['토해요', ['만성 위염', '간염']],
  ['강아지가 자꾸 토하고 설사해요', ['만성 위염']],
  ['설사', ['대장염', '만성 위염']],
  ['슬개골탈구', ['슬개골 탈구']],
  ['다리를 절어요', ['슬개골 탈구']],
  ['눈이 빨개요', ['각막궤양', '결막염 (반려견)']],
  ['위염', ['만성 위염']],
  ['없는 말이에요', []],
  ['%_\\', []],
])('diseases are found for %s', async (search, names) => expect(await namesOf({ search })).toEqual(names));

test('the diseases that are possible are named from the first choice on', async () => {
  expect(await namesOf({ division: '강아지', group: '눈' })).toEqual(['각막궤양', '결막염 (반려견)']);
  expect(await namesOf({ division: '강아지', group: '전신', parent: '기력이 없다' })).toEqual(['간염']);
  expect(await namesOf({ division: '고양이' })).toEqual([]);
  expect(await namesOf({ division: '강아지', search: '토해요' })).toEqual(['만성 위염', '간염']);
});

test('symptoms that say the same are one choice, and a disease is known by its name before its symptoms', async () => {
  const { every } = await ask<{ every: FoundDisease['symptoms'] }>('{ every: getSymptomsByPage(count: 100) { id child } }');
  const vomiting = every.filter(({ child }) => child?.startsWith('구토'));
  expect(vomiting).toHaveLength(1);
  const { list } = await ask<{ list: FoundDisease[] }>(
    'query ($ids: [ID!]!) { list: searchDiseases(symptomIds: $ids) { name matchCount medicalDisease symptoms { id } } }',
    { ids: vomiting.map(({ id }) => id) },
  );
  expect(list).toMatchObject([
    { name: '간염', matchCount: 1, medicalDisease: ['소화기내과', '내과'] },
    { name: '만성 위염', matchCount: 1 },
  ]);
  for (const { symptoms } of list) expect(symptoms).toContainEqual({ id: vomiting[0]!.id });
});

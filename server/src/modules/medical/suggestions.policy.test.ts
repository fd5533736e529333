import { suggestKnown, type KnownName } from './suggestions.policy.ts';

const named = (kind: KnownName['kind'], ...names: string[]): KnownName[] => names.map((name, index) => ({ kind, id: index + 1, name }));
const known = [
  ...named('treatment', '복부 초음파 검사비', '슬개골 탈구 수술비', '엑스선 촬영비'),
  ...named('disease', '고관절 탈구', '슬개골 탈구', '위염', '탈구', '턱관절 탈구'),
  ...named('symptom', '구토를 한다', '다리를 든다'),
];

test.each([
  ['슬개골', ['disease 슬개골 탈구', 'treatment 슬개골 탈구 수술비']],
  // While the last syllable is being composed, and with a letter that begins the next one.
  ['슬개고', ['disease 슬개골 탈구', 'treatment 슬개골 탈구 수술비']],
  ['슬개골ㅌ', ['disease 슬개골 탈구', 'treatment 슬개골 탈구 수술비']],
  ['슬개골탈구', ['disease 슬개골 탈구', 'treatment 슬개골 탈구 수술비']],
  ['탈구', ['disease 탈구', 'disease 고관절 탈구', 'treatment 슬개골 탈구 수술비']],
  ['구토', ['symptom 구토를 한다']],
  ['토해요', ['symptom 구토를 한다']],
  ['초음파', ['treatment 복부 초음파 검사비']],
  ['구로동물병원', []],
  ['슬', []],
  [' ', []],
  ['가'.repeat(31), []],
])('%j suggests %j of what is known', (text, expected) => {
  expect(suggestKnown(known, text).map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected);
});

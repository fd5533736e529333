/** A field of medicine, and the words by which a hospital says that it is good at it. */
type Field = { name: string; words: readonly string[] };

const fields = {
  inner: { name: '내과', words: ['내과'] },
  digestion: { name: '소화기내과', words: ['소화기'] },
  breath: { name: '호흡기내과', words: ['호흡기'] },
  eyes: { name: '안과', words: ['안과'] },
  skin: { name: '피부과', words: ['피부'] },
  teeth: { name: '치과', words: ['치과', '구강'] },
  ears: { name: '이비인후과', words: ['이비인후'] },
  bones: { name: '정형외과', words: ['정형', '슬개골', '관절'] },
  nerves: { name: '신경과', words: ['신경'] },
  heart: { name: '심장내과', words: ['심장', '순환기'] },
  urine: { name: '비뇨기과', words: ['비뇨', '신장'] },
  birth: { name: '산과', words: ['산과', '번식'] },
  behaviour: { name: '행동의학', words: ['행동'] },
} as const satisfies Record<string, Field>;

/** Groups of symptoms, as the importer names them. */
const fieldsOfGroup: ReadonlyMap<string, readonly Field[]> = new Map([
  ['눈', [fields.eyes]],
  ['피부·털', [fields.skin]],
  ['입·이', [fields.teeth]],
  ['귀', [fields.ears]],
  ['코', [fields.ears]],
  ['다리·걸음', [fields.bones]],
  ['신경·순환', [fields.nerves, fields.heart]],
  ['소변', [fields.urine]],
  ['생식기', [fields.birth, fields.urine]],
  ['소화', [fields.digestion, fields.inner]],
  ['위', [fields.digestion, fields.inner]],
  ['장', [fields.digestion, fields.inner]],
  ['호흡', [fields.breath, fields.inner]],
  ['기관지', [fields.breath, fields.inner]],
  ['행동', [fields.behaviour]],
  ['식욕·음수', [fields.inner]],
  ['전신', [fields.inner]],
  ['체온', [fields.inner]],
]);

/** Names of the fields that look after these groups, each once. */
export function medicalFieldsOf(groups: readonly string[]): string[] {
  return [...new Set(fieldsIn(groups).map(({ name }) => name))];
}

/** What a hospital that treats the disease has in its text: the disease's name without what is in brackets, or a word of a field. */
export function expertiseWordsOf(disease: string, groups: readonly string[]): string[] {
  const name = disease.replace(/\s*[([].*$/s, '').trim();
  return [...new Set([...(name.length > 1 ? [name] : []), ...fieldsIn(groups).flatMap(({ words }) => words)])];
}

function fieldsIn(groups: readonly string[]): Field[] {
  return groups.flatMap((group) => fieldsOfGroup.get(group) ?? []);
}

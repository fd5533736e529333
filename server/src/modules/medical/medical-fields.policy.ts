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
  nerves: { name: '신경과', words: ['신경과', '신경외과', '신경계'] },
  heart: { name: '심장내과', words: ['심장', '순환기'] },
  urine: { name: '비뇨기과', words: ['비뇨', '신장내과', '신장질환'] },
  birth: { name: '산과', words: ['산부인과', '번식'] },
  behaviour: { name: '행동의학', words: ['행동의학', '행동교정', '행동클리닉', '문제행동'] },
  tumours: { name: '종양내과', words: ['종양'] },
} as const satisfies Record<string, Field>;

/** Parts of a disease's name, as registers of diseases call them, and who looks after it. */
const fieldsOfNames: readonly (readonly [RegExp, readonly Field[]])[] = [
  [/각막|결막|안검|녹내장|백내장|망막|포도막|안구|체리아이|유루|상공막|안염|안감염/, [fields.eyes]],
  [/치주|치은|치근|치석|충치|애나멜|구강|구내염|타액/, [fields.teeth]],
  [/중이염|외이염|내이염|이혈종|귀|고막|비염|부비강|인두/, [fields.ears]],
  [/피부|아토피|농피|여드름|모낭충|개선충|마라세티아|말라세지아|귀진드기|벼룩/, [fields.skin]],
  [/슬개골|십자인대|관절|탈구|골절|뼈|골증|골육종/, [fields.bones]],
  [/추간판|디스크|척추|뇌|간질|뇌전증|치매|인지장애|수막|신경계|전정/, [fields.nerves]],
  [/심장|심근|심실|판막|이첨판|승모판|동맥관|폐동맥|부정맥/, [fields.heart]],
  [/신부전|신장|콩팥|방광|요로|요도|결석|요독|전립선|네프로제/, [fields.urine]],
  [/자궁|유선|질염|포피|난소/, [fields.birth]],
  [/천식|기관지|기관허탈|폐렴|폐수종|폐암|폐쇄성 폐|기흉|연구개|켄넬코프|상부기도|호흡기|횡격막/, [fields.breath, fields.inner]],
  [
    /위염|위궤양|위종양|위장염|위확장|장염|결장|식도|췌장|췌외|간염|간 질환|지방간|설사|변비|장폐색|소화기|흡수불량|우문|직장|항문|회음|회충|초충|기생충|이물|복막염/,
    [fields.digestion, fields.inner],
  ],
  [/분리불안|강박|공격/, [fields.behaviour]],
  [/종양|암(?:$|\s)|육종|상피암|선종|백혈병|림프종|수막종|지방종/, [fields.tumours]],
  [
    /쿠싱|당뇨|갑상선|갑산성|부신|상피소체|요붕증|케톤|비만|빈혈|혈소판|혈액|바베시아|바이러스|디스템퍼|렙토스피라|광견병|열사병|탈수|결핍증|칼륨/,
    [fields.inner],
  ],
];

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
  // A change of behaviour is how many illnesses begin: only a disease of that name is one of behaviour.
  ['행동', [fields.inner]],
  ['식욕·음수', [fields.inner]],
  ['전신', [fields.inner]],
  ['체온', [fields.inner]],
]);

/**
 * Names of the fields that look after a disease, each once: those that its name says; where it says none, those of the
 * part of the body that has most of its symptoms. A group stands once for each symptom.
 */
export function medicalFieldsOf(disease: string, groups: readonly string[]): string[] {
  return fieldsFor(disease, groups).map(({ name }) => name);
}

/**
 * The words in the text of a hospital that treats the disease: the disease's name without its animal and what is in brackets, or a word of
 * a field.
 */
export function expertiseWordsOf(disease: string, groups: readonly string[]): string[] {
  const name = disease
    .replace(/\s*[([].*$/s, '')
    .replace(/^(?:고양이|강아지)\s+/, '')
    .trim();
  return [...new Set([...(name.length > 1 ? [name] : []), ...fieldsFor(disease, groups).flatMap(({ words }) => words)])];
}

function fieldsFor(disease: string, groups: readonly string[]): Field[] {
  const named = fieldsOfNames.filter(([words]) => words.test(disease)).flatMap(([, some]) => some);
  if (named.length > 0) return [...new Set(named)];
  const counts = new Map<string, number>();
  for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...new Set([...counts].filter(([, count]) => count === most).flatMap(([group]) => fieldsOfGroup.get(group) ?? []))];
}

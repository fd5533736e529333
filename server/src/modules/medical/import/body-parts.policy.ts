/** The words for each part of the body, as the importer names the parts; the first part whose words occur is the likeliest. */
const said: readonly (readonly [part: string, words: RegExp])[] = [
  ['소변', /소변|오줌|배뇨|혈뇨|잔뇨|빈뇨|화장실/],
  ['생식기', /생식기|음부|발정|유두|고환/],
  ['눈', /눈[이을에꺼물곱꼽]|눈$|안구|동공|시력|사물에 자주 부딪/],
  ['코', /코[가를에피]|콧|재채기/],
  ['입·이', /입[안을에이]|이빨|잇몸|치석|침[이을]|씹/],
  ['귀', /귀[가를에]|귓/],
  ['기관지', /기침|가래/],
  ['호흡', /호흡|숨/],
  ['소화', /구토|토[하한해를]|설사|변비|배변|혈변|복통|복부|배가|항문|엉덩이/],
  ['신경·순환', /경련|발작|마비|의식|실신|비틀|빙빙|빙글|평행감각/],
  ['다리·걸음', /다리|걷|걸음|걸을|절룩|관절|무릎/],
  ['피부·털', /피부|털|가려|긁|비듬|멍|탈모|핥|상처|응어리/],
  ['식욕·음수', /식욕|먹|밥|물을 (?:많이|자주|마시)|야윈|마른다|체중/],
  ['체온', /열이|열 |체온/],
  ['전신', /기력|기운|움직이지|만지|피곤|늘어|붓|부어|부풀|복부|발육|자라지|기지개/],
];

/** Parts that look after each other's complaints: neither is wrong for the other's. */
const kin: readonly (readonly string[])[] = [
  ['소화', '위', '장', '식욕·음수'],
  ['소변', '식욕·음수'],
  ['호흡', '기관지', '코'],
];
/** 전신 holds what has no place of its own. */
const ANYWHERE = '전신';

/** The part of the body that a complaint speaks of, when it is not the one that is written; undefined when that one can be. */
export function otherPartOf(written: string, complaint: string): string | undefined {
  const parts = said.filter(([, words]) => words.test(complaint)).map(([part]) => part);
  const related = kin.filter((some) => some.includes(written)).flat();
  if (written === ANYWHERE || parts.length === 0 || [written, ...related].some((part) => parts.includes(part))) return undefined;
  return parts[0];
}

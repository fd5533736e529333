/** Ways to say the same in letters without spaces, each with the one that stands for them; read from top to bottom. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/눈꼽/g, '눈곱'],
  [/또느/g, '또는'],
  [/함계/g, '함께'],
  [/멈추기않/g, '멈추지않'],
  [/건강하식욕/g, '건강하고식욕'],
  [/심박가/g, '심박수가'],
  [/같은곳/g, '같은장소'],
  [/기운/g, '기력'],
  [/혈액이섞/g, '피가섞'],
  [/발열(?=이나|증상|$|이난다)/g, '열'],
  [/(?<!구)토를(?=한다$|해요$)/, '구토를'],
  [/노랗게되는황달/g, '노랗게황달'],
  [/식욕부진(?:증상)?(?:이|을)?(?:나타난다|보인다|일으킨다|있다)?$/, '식욕이없다'],
  [/식욕이나기력|기력,?식욕|기력이나식욕/g, '기력식욕'],
  [/(식욕|기력)(?:이|은)?(?:없어진다|없어져요|없다|없어요|떨어진다|감소한다|감퇴한다|사라진다)$/, '$1없'],
  [/피곤해(?:진다|한다|해요|져요)(?:운동을꺼린다)?$/, '피곤'],
  [/(?:서지|걷지)(?:못한다|않는다)$/, '서지못'],
  [/했다$/, '한다'],
  [/싫어(?:한다|하게된다|하는증상이보인다|해요)$/, '싫어'],
  [/오르는증상(?:이|을)?(?:나타난다|보인다)$/, '오른다'],
  [
    /(?:증상|증세)?(?:이|을|를|(?<!증)가)?(?:나타난다|보인다|동반한다|일으킨다|생긴다|생겨요|있다|있어요|느낀다|한다|해요|난다|나요|시작한다)$/,
    '',
  ],
];

/** The meaning of a symptom, in whichever words: two with the same meaning are one choice. */
export function meaningOf(symptom: string): string {
  const letters = symptom.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
  return ways.reduce((text, [way, instead]) => text.replace(way, instead), letters) || letters;
}

type SignWords = { said: RegExp; ways: readonly string[] };

/** The words for what people see, in letters without spaces, and the ways in which symptoms are written, without spaces too. */
const everyday: readonly SignWords[] = [
  { said: /구토|토해|토하|토했|토한|토를|^토$|게워|오바이트/, ways: ['구토', '토하', '토한', '토해', '토를', '토출'] },
  { said: /설사|물똥|묽은(?:변|똥)|무른(?:변|똥)/, ways: ['설사', '무른변', '묽은'] },
  { said: /변비|(?:변|똥)(?:을|이)?(?:못|안)/, ways: ['변비', '변이며칠', '변이잘나오지', '딱딱한변', '변을못', '배변의어려움'] },
  { said: /혈변|피똥|(?:변|똥)에서?피/, ways: ['혈변', '피가섞인변', '혈액이섞인대변', '대변에피', '대변을본'] },
  {
    said: /혈뇨|피오줌|(?:소변|오줌)에서?피|(?:소변|오줌)(?:색|이)?(?:이)?빨/,
    ways: ['혈뇨', '소변색이빨', '혈액이섞인소변', '소변이나대변에피'],
  },
  { said: /(?:소변|오줌|쉬)(?:을|를|이)?(?:못|안|자주|많이)|(?:소변|오줌)/, ways: ['소변', '오줌', '배뇨', '빈뇨', '다뇨'] },
  { said: /기침|콜록|켁켁|캑캑/, ways: ['기침', '켁'] },
  { said: /재채기/, ways: ['재채기'] },
  { said: /콧물/, ways: ['콧물'] },
  { said: /코피/, ways: ['코피'] },
  { said: /코(?:를)?(?:골|고)/, ways: ['코를곤', '코를골'] },
  { said: /숨|호흡|헐떡|헥헥|학학/, ways: ['숨', '호흡', '헐떡'] },
  { said: /가려|긁/, ways: ['가려', '긁', '비벼'] },
  { said: /귀(?:를|가|에|$)|귓/, ways: ['귀를', '귀가', '귀에', '귓', '귀지'] },
  { said: /눈곱|눈꼽/, ways: ['눈곱', '눈꼽'] },
  { said: /눈물/, ways: ['눈물'] },
  { said: /충혈|(?<![변뇨줌])(?:빨갛|빨개|빨간|붉|벌겋)/, ways: ['충혈', '빨갛', '빨개', '빨간', '붉', '벌겋'] },
  { said: /눈(?:이|을|에|$)/, ways: ['눈이', '눈을', '눈에', '눈의', '눈꺼풀', '눈주변'] },
  { said: /털(?:이|을)?(?:많이|자꾸|너무)?빠|탈모/, ways: ['털이빠', '털이많이빠', '탈모'] },
  { said: /비듬|각질/, ways: ['비듬'] },
  {
    said: /절뚝|절룩|쩔뚝|다리(?:를)?(?:한쪽)?(?:절|저|들)|걸음/,
    ways: ['절뚝', '절룩', '다리를든', '다리를절', '다리를전', '다리를들', '걷는모습', '걸음'],
  },
  { said: /마비/, ways: ['마비'] },
  { said: /경련|발작|부들부들/, ways: ['경련', '발작'] },
  { said: /비틀|휘청|빙빙|빙글/, ways: ['비틀', '휘청', '빙빙', '빙글'] },
  { said: /기절|실신|쓰러/, ways: ['실신', '의식을잃', '쓰러'] },
  {
    said: /(?:밥|사료)(?:을|를|도)?(?:잘)?안|안먹|못먹|식욕(?!이?(?:늘|증가))|입맛/,
    ways: ['식욕부진', '식욕이없', '밥을잘먹지', '밥을제대로', '먹지를못', '식욕이나', '먹지않'],
  },
  { said: /물(?:을)?(?:너무|많이|자주|계속)/, ways: ['물을많이', '물을자주', '다음다뇨', '다량의물'] },
  { said: /침(?:을|이)?(?:많이|계속|질질)?흘|^침/, ways: ['침을많이', '침을흘', '침이많', '침이흐'] },
  { said: /입냄새|구취|입에서냄새/, ways: ['구취', '입에서냄새', '입냄새'] },
  { said: /잇몸/, ways: ['잇몸', '치육'] },
  { said: /살(?:이)?빠|말라|마르|야위|여위|체중(?:이)?(?:줄|감소|빠)/, ways: ['체중이감소', '체중감소', '마른다', '말랐', '야윈', '여위'] },
  { said: /기운|기력|무기력|축처|축늘|힘이없/, ways: ['기운이', '기력이', '기운,', '축늘어', '나른'] },
  { said: /(?<!고)열(?:이|나|$)|고열|발열/, ways: ['열이난', '열이있', '열이나', '고열', '발열', '미열'] },
  { said: /황달|노랗|노래/, ways: ['황달', '노랗'] },
  { said: /멍(?:이|울)|혹(?:이|$)|덩어리|몽우리/, ways: ['멍울', '혹이', '응어리', '종기', '멍이'] },
  { said: /배(?:가)?(?:빵빵|부풀|불룩|부어|불러)|복수|복부팽만/, ways: ['배가부', '배가붓', '복수', '복부팽만', '배가불룩'] },
  { said: /(?:엉덩이|똥꼬|항문)(?:를|을)?(?:끌|긁|핥)|똥스키/, ways: ['엉덩이를'] },
  { said: /붓|부었|부어|부은(?!변)/, ways: ['붓', '부어', '부풀'] },
];

/** Words around what is seen that say nothing of it. */
const ASIDE = /(?:우리|저희)?(?:강아지|고양이|멍멍이|댕댕이|아이|애기|애)(?:가|는|이|를)?|갑자기|자꾸|계속|요즘|왜|증상|질병|병원/g;
const MOST_SEEN = 5;

export type WantedSigns = { letters: string; seen: string[][] };

/** The search of a text among diseases: the letters of a name, and what it says is seen. */
export function readWanted(text: string | null | undefined): WantedSigns {
  const letters = (text ?? '').normalize('NFC').toLowerCase().replace(/\s+/g, '');
  const spoken = letters.replace(/[^\p{L}\p{N}]/gu, '').replace(ASIDE, '');
  const seen = everyday.filter(({ said }) => said.test(spoken)).map(({ ways }) => [...ways]);
  return { letters, seen: seen.length > 0 ? seen.slice(0, MOST_SEEN) : stemOf(spoken) };
}

/** A text of other words is looked for as it is, without its ending. */
function stemOf(spoken: string): string[][] {
  const stem = spoken.replace(
    /(?:했어요|해요|하네요|합니다|한다|하고|해|하는|이에요|예요|아요|어요|여요|나요|네요|을|를|이|가|은|는|도)$/,
    '',
  );
  return stem.length > 1 ? [[stem]] : [];
}

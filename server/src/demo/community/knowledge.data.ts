export const YEAR = 2025;

/** As the importer of diseases takes them. */
type DemoFinding = {
  species: 'dog' | 'cat';
  body_system: string;
  chief_complaint: string;
  disease: string;
  symptoms: string[];
  description?: string;
};

const about = (
  species: DemoFinding['species'],
  disease: string,
  description: string,
  seen: Record<string, readonly [body_system: string, ...symptoms: string[]]>,
): DemoFinding[] =>
  Object.entries(seen).map(([chief_complaint, [body_system, ...symptoms]]) => ({
    species,
    body_system,
    chief_complaint,
    disease,
    symptoms,
    description,
  }));

const gums = ['teeth', '잇몸이 붓고 피가 나요', '딱딱한 사료를 씹지 않아요', '이빨에 누런 치석이 있어요'] as const;
const rings = ['skin', '동그랗게 털이 빠진 자리가 번져요', '비듬과 딱지가 생겨요'] as const;
const ringworm = '피부에 곰팡이가 자라는 병이에요. 다른 동물이나 사람에게 옮을 수 있어서 쓰던 방석과 빗도 함께 소독해야 해요.';
const periodontitis =
  '치석 속 세균이 잇몸과 이빨 뿌리를 상하게 하는 병이에요. 겉보기보다 깊은 경우가 많아 치과 방사선으로 뿌리까지 확인해요.';

export const findings: DemoFinding[] = [
  ...about(
    'dog',
    '결막염',
    '눈꺼풀 안쪽과 흰자를 덮은 얇은 막에 염증이 생긴 상태예요. 먼지, 알레르기, 세균처럼 까닭이 여러 가지라 눈물 양과 각막을 함께 검사해요.',
    {
      '눈이 빨개요': ['eyes', '흰자가 붉게 충혈돼요', '눈곱이 자주 껴요', '앞발로 눈을 비벼요'],
    },
  ),
  ...about(
    'dog',
    '각막궤양',
    '눈의 맨 앞 투명한 막이 긁히거나 패인 상태예요. 많이 아프고 빠르게 깊어질 수 있어서 미루지 않고 진료를 받는 게 좋아요.',
    {
      '눈이 빨개요': ['eyes', '눈을 제대로 뜨지 못해요', '앞발로 눈을 비벼요', '밝은 곳을 피해요'],
      '눈이 뿌예요': ['eyes', '눈 겉이 뿌옇게 흐려요'],
    },
  ),
  ...about('dog', '백내장', '눈 속 수정체가 하얗게 흐려져 잘 보이지 않게 되는 병이에요. 나이나 당뇨와 관련이 있을 때가 많아요.', {
    '눈이 뿌예요': ['eyes', '눈동자 가운데가 하얘요', '어두우면 자주 부딪혀요'],
  }),
  ...about('dog', '외이염', '귓구멍 바깥쪽에 염증이 생긴 상태예요. 귀가 덮인 아이와 물놀이를 좋아하는 아이에게 자주 생겨요.', {
    '귀를 자꾸 긁어요': ['ears', '귀에서 시큼한 냄새가 나요', '갈색 귀지가 많이 나와요', '머리를 자주 털어요'],
  }),
  ...about(
    'dog',
    '아토피 피부염',
    '꽃가루나 집먼지에 피부가 지나치게 반응하는 병이에요. 한 번에 낫기보다 오래 다스리는 병이라 가려움을 줄이는 방법을 함께 찾아요.',
    {
      '피부를 계속 긁어요': ['skin', '발가락 사이를 오래 핥아요', '배와 겨드랑이가 붉어요', '긁은 자리의 털이 빠져요'],
      '귀를 자꾸 긁어요': ['ears', '머리를 자주 털어요'],
    },
  ),
  ...about('dog', '피부사상균증', ringworm, { '털이 동그랗게 빠져요': rings }),
  ...about('cat', '피부사상균증', ringworm, { '털이 동그랗게 빠져요': rings }),
  ...about(
    'dog',
    '슬개골 탈구',
    '무릎뼈가 제자리에서 빠졌다 들어갔다 하는 병이에요. 작은 품종에게 흔하고, 정도에 따라 관리하거나 수술해요.',
    {
      '다리를 절어요': ['leg', '뒷다리를 들고 깡충거려요', '무릎에서 뚝 소리가 나요', '절다가도 금세 잘 걸어요'],
    },
  ),
  ...about('dog', '십자인대 파열', '무릎 속 인대가 끊어져 다리를 딛기 어려운 상태예요. 그대로 두면 관절이 빨리 닳아요.', {
    '다리를 절어요': ['leg', '달리다가 갑자기 절기 시작했어요', '뒷다리를 바닥에 딛지 못해요', '무릎이 부어 있어요'],
  }),
  ...about(
    'dog',
    '추간판 질환',
    '등뼈 사이의 연골이 밀려 나와 신경을 누르는 병이에요. 뒷다리를 끌거나 소변을 보지 못하면 바로 병원에 가야 해요.',
    {
      '잘 걷지 못해요': ['leg', '뒷다리를 끌어요', '안으면 비명을 질러요', '등을 구부리고 서 있어요'],
    },
  ),
  ...about('dog', '급성 위장염', '위와 장에 갑자기 염증이 생긴 상태예요. 대개 며칠 안에 낫지만 어린 아이는 탈수가 빨리 와요.', {
    '토하거나 설사해요': ['digestion', '하루에 여러 번 토해요', '물 같은 설사를 해요', '밥을 먹지 않아요'],
  }),
  ...about(
    'dog',
    '췌장염',
    '소화 효소를 만드는 췌장에 염증이 생긴 병이에요. 기름진 음식을 먹은 뒤에 오기도 하고, 심하면 입원 치료가 필요해요.',
    {
      '토하거나 설사해요': ['digestion', '하루에 여러 번 토해요', '엎드린 채 엉덩이만 들고 있어요', '배를 만지면 아파해요'],
    },
  ),
  ...about('dog', '기관 허탈', '숨길인 기관이 납작하게 눌려 기침이 나는 병이에요. 몸무게를 줄이고 목줄 대신 가슴줄을 쓰면 도움이 돼요.', {
    '기침을 해요': ['breathe', '거위 울음 같은 기침을 해요', '흥분하면 기침이 심해져요'],
  }),
  ...about(
    'dog',
    '이첨판 폐쇄부전',
    '심장 안의 문이 꼭 닫히지 않아 피가 거꾸로 흐르는 병이에요. 나이 든 작은 아이에게 많고, 심장 초음파로 정도를 알아봐요.',
    {
      '기침을 해요': ['breathe', '밤이나 새벽에 기침해요', '조금만 걸어도 숨차해요'],
      '쉽게 지쳐요': ['vessel', '산책하다가 주저앉아요', '잠깐 정신을 잃어요'],
    },
  ),
  ...about('dog', '치주염', periodontitis, { '입 냄새가 심해요': gums }),
  ...about('cat', '치주염', periodontitis, { '입 냄새가 심해요': gums }),
  ...about(
    'cat',
    '하부 요로 질환',
    '방광과 요도에 생기는 여러 문제를 함께 부르는 이름이에요. 수컷이 소변을 전혀 보지 못하면 하루를 넘기지 말고 병원에 가야 해요.',
    {
      '화장실을 자주 가요': ['pee', '화장실에서 오래 힘을 줘요', '소변이 몇 방울만 나와요', '소변에 피가 비쳐요'],
    },
  ),
  ...about(
    'cat',
    '만성 신장병',
    '신장이 천천히 약해지는 병이에요. 처음에는 물을 많이 마시는 것 말고는 티가 나지 않아서 해마다 피 검사를 하는 게 좋아요.',
    {
      '물을 많이 마셔요': ['pee', '소변 덩어리가 커졌어요', '살이 천천히 빠져요'],
    },
  ),
  ...about(
    'cat',
    '상부 호흡기 감염',
    '흔히 고양이 감기라고 부르는 병이에요. 여러 마리가 함께 지내면 쉽게 옮고, 코가 막히면 밥을 먹지 않을 수 있어요.',
    {
      '재채기를 해요': ['nose', '맑은 콧물이 나요', '재채기를 연달아 해요', '눈곱이 끼고 눈을 찡그려요'],
    },
  ),
];

type DemoTreatment = { path: readonly string[]; code: string; price: number; regions?: readonly string[] };

const byWeight = (kind: string, name: string, code: string, prices: Record<string, number>): DemoTreatment[] =>
  Object.entries(prices).map(([weight, price]) => ({ path: [kind, name, weight], code: `${code}:${weight}`, price }));

export const treatments: DemoTreatment[] = [
  ...byWeight('진찰', '초진 진찰료', 'consult_first', { '5kg': 10_000, '10kg': 11_000, '20kg': 12_500 }),
  { path: ['진찰', '재진 진찰료'], code: 'consult_revisit', price: 8_000 },
  ...byWeight('입원', '입원비', 'hospitalization', { '5kg': 60_000, '10kg': 72_000, '20kg': 95_000 }),
  { path: ['예방접종', '종합백신 접종비'], code: 'vaccine_combo', price: 28_000 },
  { path: ['예방접종', '광견병 백신 접종비'], code: 'vaccine_rabies', price: 26_000 },
  { path: ['예방약', '심장사상충 예방약'], code: 'prevention_heartworm', price: 17_000 },
  { path: ['검사', '혈액 검사비'], code: 'test_blood', price: 84_000 },
  ...byWeight('검사', '엑스선 촬영비', 'xray', { '5kg': 48_000, '10kg': 55_000, '20kg': 68_000 }),
  // Not known everywhere, so that other regions are told of a larger area.
  { path: ['검사', '복부 초음파 검사비'], code: 'ultrasound', price: 79_000, regions: ['구로구', '서초구', '강남구'] },
];

/** The regions of fees, each with its price level against the others. */
export const feeRegions = [
  { sido: '서울특별시', sigungu: '구로구', dearness: 0.92 },
  { sido: '서울특별시', sigungu: '서초구', dearness: 1.13 },
  { sido: '서울특별시', sigungu: '강남구', dearness: 1.21 },
  { sido: '서울특별시', sigungu: '송파구', dearness: 1.04 },
  { sido: '서울특별시', sigungu: '마포구', dearness: 0.98 },
  { sido: '경기도', sigungu: '성남시 분당구', dearness: 1.07 },
  { sido: '경기도', sigungu: '수원시 팔달구', dearness: 0.88 },
  { sido: '경기도', sigungu: '고양시 일산동구', dearness: 0.97 },
  { sido: '부산광역시', sigungu: '해운대구', dearness: 0.95 },
  { sido: '부산광역시', sigungu: '부산진구', dearness: 0.86 },
  { sido: '부산광역시', sigungu: '수영구', dearness: 0.93 },
  { sido: '제주특별자치도', sigungu: '제주시', dearness: 0.9 },
];

import type { Picture } from '../pictures/drawing.ts';

type ProductTexts = { description1?: string; description2?: string; description3?: string; content?: string };
type Option = { name: string; additionalPrice: number };
/** `path`: from the kind of treatment down. */
type DemoFee = ProductTexts & { path: readonly string[]; price: number; options?: Option[] };
export type DemoProduct = ProductTexts & {
  productType: 'product' | 'service' | 'reservation';
  name: string;
  price: number;
  options?: Option[];
  picture: Picture;
};

export const fees: DemoFee[] = [
  {
    path: ['진찰', '초진 진찰료', '5kg'],
    price: 8_000,
    description1: '보호자와 이야기를 나누는 시간까지 20분을 잡아 두어요.',
    options: [{ name: '토요일', additionalPrice: 2_000 }],
  },
  { path: ['진찰', '초진 진찰료', '10kg'], price: 10_000 },
  { path: ['진찰', '재진 진찰료'], price: 6_000 },
  { path: ['예방접종', '종합백신 접종비'], price: 26_000, description1: '접종 전 진찰을 포함해요.' },
  { path: ['예방접종', '광견병 백신 접종비'], price: 24_000 },
  {
    path: ['검사', '혈액 검사비'],
    price: 88_000,
    options: [
      { name: '갑상선 검사 추가', additionalPrice: 45_000 },
      { name: '심장 효소 검사 추가', additionalPrice: 38_000 },
    ],
    content:
      '<p>혈구 검사와 혈청 화학 검사 16가지를 함께 봐요. 검사 전날 밤부터 굶기고 오시면 더 정확해요.</p><ul><li>결과는 30분 안에 알려 드려요.</li><li>결과지는 문자로 보내 드려요.</li></ul>',
  },
  { path: ['검사', '엑스선 촬영비', '5kg'], price: 45_000, description1: '두 방향 촬영과 판독을 포함해요.' },
];

export const hospitalProducts: DemoProduct[] = [
  {
    productType: 'reservation',
    name: '노령견 건강검진',
    picture: ['chart', 'poodle'],
    price: 180_000,
    description1: '일곱 살이 넘은 아이에게 권해요.',
    description2: '혈액, 엑스선, 소변 검사를 한 번에 받아요.',
    options: [
      { name: '복부 초음파 추가', additionalPrice: 60_000 },
      { name: '심장 초음파 추가', additionalPrice: 120_000 },
    ],
    content:
      '<p>오전에 맡기시면 오후에 결과를 설명해 드려요.</p><h3>준비해 주세요</h3><ul><li>전날 밤 10시부터 물만 주세요.</li><li>먹고 있는 약이 있으면 가져와 주세요.</li></ul>',
  },
  {
    productType: 'product',
    name: '관절 영양제 60정',
    price: 32_000,
    picture: ['jar', 'poodle'],
    description1: '하루 한 알, 두 달 치예요.',
  },
  {
    productType: 'service',
    name: '발톱 손질과 귀 청소',
    picture: ['clippers', 'poodle'],
    price: 15_000,
    description1: '진료를 기다리는 동안 해 드려요.',
    options: [{ name: '항문낭 짜기', additionalPrice: 5_000 }],
  },
];

export const companyProducts: DemoProduct[] = [
  {
    productType: 'service',
    name: '소형견 전체 미용',
    picture: ['salon', 'poodle'],
    price: 55_000,
    description1: '한 번에 한 아이만 받아요.',
    description2: '목욕, 위생 미용, 발톱 손질까지 포함해요.',
    description3: '미용 전후 사진을 보내 드려요.',
    options: [
      { name: '3kg 미만', additionalPrice: 0 },
      { name: '3–5kg', additionalPrice: 10_000 },
      { name: '5–8kg', additionalPrice: 20_000 },
    ],
    content:
      '<p>처음 오는 아이는 먼저 10분쯤 가게를 둘러보며 냄새를 익혀요.</p><h3>이런 아이도 괜찮아요</h3><ul><li>미용을 무서워하는 아이: 중간에 쉬어 가며 천천히 해요.</li><li>나이 든 아이: 서 있는 시간을 줄여요.</li></ul><blockquote>엉킨 털이 많으면 현장에서 비용이 더해질 수 있어요.</blockquote>',
  },
  {
    productType: 'service',
    name: '위생 미용',
    price: 20_000,
    picture: ['salon', 'bichon'],
    description1: '발바닥, 배, 항문 주위를 짧게 다듬어요.',
  },
  {
    productType: 'service',
    name: '탄산 스파 목욕',
    picture: ['bath', 'bichon'],
    price: 30_000,
    description1: '피부가 예민한 아이를 위한 저자극 입욕이에요.',
    options: [{ name: '장모', additionalPrice: 10_000 }],
  },
  {
    productType: 'reservation',
    name: '첫 미용 체험',
    picture: ['salon', 'maltese'],
    price: 15_000,
    description1: '네 달에서 여섯 달 된 아이가 가위와 드라이어에 익숙해지는 시간이에요.',
  },
  {
    productType: 'product',
    name: '슬리커 빗',
    price: 14_000,
    picture: ['brush', 'poodle'],
    description1: '미용실에서 쓰는 것과 같은 빗이에요.',
  },
  { productType: 'product', name: '저자극 샴푸 300ml', price: 18_000, picture: ['bottle', 'poodle'] },
];

export const hotelProducts: DemoProduct[] = [
  {
    productType: 'reservation',
    name: '아늑한 방',
    picture: ['suites', 'mackerel'],
    price: 45_000,
    description1: '소형견과 고양이가 따로 지내는 조용한 방이에요.',
    description2: '아침과 저녁에 한 번씩 사진을 보내 드려요.',
    options: [
      { name: '아침저녁 산책', additionalPrice: 10_000 },
      { name: '약 챙겨 먹이기', additionalPrice: 5_000 },
    ],
    content:
      '<p>처음 오는 아이는 맡기기 전날 30분쯤 놀러 와 주세요.</p><h3>가져와 주세요</h3><ul><li>먹던 사료와 간식</li><li>집 냄새가 나는 담요</li><li>예방접종 기록</li></ul>',
  },
  {
    productType: 'reservation',
    name: '넓은 방',
    picture: ['stay', 'retriever'],
    price: 70_000,
    description1: '15kg이 넘는 아이나 두 아이가 함께 지내는 방이에요.',
    options: [{ name: '마당 놀이', additionalPrice: 15_000 }],
  },
  {
    productType: 'service',
    name: '집 앞까지 데려오기',
    price: 20_000,
    picture: ['trip', 'retriever'],
    description1: '구로구와 영등포구 안에서 모시러 가요.',
  },
];

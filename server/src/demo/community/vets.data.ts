import type { DemoPost } from './boards.data.ts';

type VetPost = Omit<DemoPost, 'board'>;
const question = (given: VetPost): DemoPost => ({ board: 'ask', ...given });
const column = (given: Omit<VetPost, 'by'>): DemoPost => ({ board: 'pet-doctor', by: '든든병원', ...given });
const event = (given: Omit<VetPost, 'category'>): DemoPost => ({ board: 'marketplace', category: null, ...given });

/** Invented events, questions to vets, and vets' columns. */
// prettier-ignore
export const vetPosts: readonly DemoPost[] = [
  event({ picture: ['trimTicket', 'bichon'], by: '포근미용', daysAgo: 0.4, views: 34, title: '첫 미용 예약 20% 할인, 12월까지', paragraphs: ['포근미용을 처음 찾아 주시는 분께 위생 미용과 전체 미용을 20% 할인해 드려요.', '예약할 때 남기실 말에 "첫 미용"이라고 적어 주세요. 다른 할인과 함께 쓰실 수는 없어요.'], comments: [['초코보호자', '토요일 오전도 되나요?'], ['포근미용', '네, 오전 10시부터 예약하실 수 있어요.', 0]] }),
  event({ picture: ['exam', 'retriever'], by: '든든병원', daysAgo: 1.7, views: 41, title: '겨울맞이 노령견 건강검진 주간', paragraphs: ['여덟 살이 넘은 아이들의 혈액 검사와 흉부 방사선 검사를 한 번에 받을 수 있도록 검진 주간을 열어요.', '검사 여덟 시간 전부터는 밥을 주지 마시고 물만 조금 주세요.'], comments: [['봄이아빠', '봄이 데리고 갈게요. 결과는 그날 바로 알 수 있나요?'], ['든든병원', '혈액 검사는 한 시간쯤, 방사선은 바로 설명해 드려요.', 0]] }),
  event({ picture: ['friends', 'poodle'], by: '초코보호자', daysAgo: 3.1, views: 29, title: '안양천 반려견 산책 모임, 이번 달 마지막 토요일', paragraphs: ['오전 9시에 금천한내교 아래에서 만나 한 시간 걸어요. 목줄과 배변 봉투를 꼭 챙겨 주세요.'], comments: [['자두언니', '자두랑 참석합니다!']] }),
  event({ picture: ['jar', 'poodle'], by: '다정약국', daysAgo: 6.5, views: 22, title: '심장사상충 예방약 여섯 달 묶음 안내', paragraphs: ['여섯 달 치를 한 번에 받아 가시면 달력 스티커를 함께 드려요. 몸무게를 재고 오시면 더 빨라요.'], comments: [] }),
  event({ picture: ['carton', 'jindo'], by: '단비하루', daysAgo: 14, views: 37, title: '강아지 이동장 나눔해요 (완료)', isOver: true, paragraphs: ['하루가 커서 못 쓰게 된 소형견 이동장이에요. 깨끗이 씻어 두었어요.', '나눔을 마쳤습니다. 관심 가져 주셔서 고맙습니다.'], comments: [['땅콩맘', '잘 받았습니다. 땅콩이가 벌써 들어가 자고 있어요.']] }),
  event({ picture: ['bath', 'pomeranian'], by: '포근미용', daysAgo: 40, views: 52, title: '추석 연휴 뒤 목욕 할인', isOver: true, paragraphs: ['연휴 동안 먼 길 다녀온 아이들을 위한 목욕 할인이 끝났어요. 다음 소식으로 다시 만나요.'], comments: [] }),

  question({ category: '귀', picture: ['home', 'cheese'], symptom: '사흘 전부터 오른쪽 귀를 긁어요', by: '치즈냥', daysAgo: 0.2, views: 9, title: '고양이가 한쪽 귀만 계속 긁는데 병원에 가야 할까요?', paragraphs: ['네 살 치즈예요. 오른쪽 귀 안쪽에 갈색 귀지가 조금 보이고, 만지면 고개를 돌려요.', '밥은 잘 먹고 노는 것도 평소와 같아요.'], comments: [] }),
  question({ category: '소화기', picture: null, symptom: '노란 거품을 토해요', by: '초코보호자', daysAgo: 0.9, views: 16, title: '아침마다 노란 거품을 토하는데 빈속이라 그런 걸까요?', paragraphs: ['초코가 일주일에 두세 번, 새벽에 노란 거품을 조금 토해요. 토한 뒤에는 아무렇지 않게 밥을 먹습니다.', '저녁은 여섯 시에 먹고 다음 날 아침 여덟 시에 먹어요.'], accepted: 0, comments: [['든든병원', '빈속 시간이 길어 담즙이 올라오는 것일 수 있어요. 저녁의 일부를 남겼다가 자기 전에 조금 주는 것으로 일주일 지켜봐 주세요. 하루 두 번 넘게 토하거나 기운이 없으면 진료를 받아 주셔야 해요.'], ['초코보호자', '오늘부터 열한 시에 조금씩 나눠 줘 볼게요. 고맙습니다.', 0]] }),
  question({ category: '관절·뼈', picture: null, symptom: '계단을 오르지 않으려고 해요', by: '봄이아빠', daysAgo: 2.4, views: 21, title: '열세 살 노견, 계단을 안 오르려고 하는데 관절 문제일까요?', paragraphs: ['두 달 전부터 계단 앞에서 멈춰 서요. 평지는 천천히 잘 걷습니다.', '영양제를 먹이면 도움이 되는지도 궁금해요.'], comments: [['든든병원', '나이를 생각하면 무릎이나 엉덩이 관절의 퇴행성 변화를 먼저 확인해야 해요. 방사선 검사로 정도를 보고 약과 재활을 정하는 것이 좋아요. 그때까지는 계단 대신 안아서 옮겨 주세요.']] }),
  question({ category: '피부', picture: null, symptom: '배에 붉은 점이 생겼어요', by: '땅콩맘', daysAgo: 4.2, views: 25, title: '배에 붉은 점이 몇 개 생겼는데 모기일까요, 피부병일까요?', paragraphs: ['어제 산책하고 와서 보니 배에 붉은 점이 네 개 있어요. 간지러워하지는 않습니다.'], accepted: 0, comments: [['든든병원', '가려워하지 않고 하루이틀 사이에 옅어지면 벌레에 물린 자국일 가능성이 커요. 고름이 잡히거나 둥글게 번지면 세균이나 곰팡이 감염일 수 있으니 진료를 받아 주세요.'], ['땅콩맘', '오늘 보니 거의 없어졌어요. 안심했습니다!', 0]] }),
  question({ category: '치아·구강', picture: null, by: '자두언니', daysAgo: 7.6, views: 19, title: '스케일링은 몇 살부터, 얼마나 자주 하나요?', paragraphs: ['다섯 살 푸들 자두예요. 매일 닦아 주는데도 어금니 쪽에 치석이 보여요.'], comments: [['든든병원', '나이보다 치석과 잇몸 상태가 기준이에요. 소형견은 세 살 무렵부터 해마다 검진을 받고, 잇몸이 붉거나 냄새가 나면 스케일링을 권해 드려요. 마취 전에는 혈액 검사를 꼭 함께 합니다.']] }),
  question({ category: '행동', picture: null, by: '별이오빠', daysAgo: 0.05, views: 3, title: '혼자 있을 때 계속 짖는다고 이웃이 알려 줬어요', paragraphs: ['출근하고 나면 한 시간쯤 짖는다고 해요. 다섯 달 된 강아지이고 지난달에 이사했습니다.', '훈련으로 나아질 수 있을까요?'], comments: [] }),

  column({ category: '예방·영양', picture: ['bag', 'beagle'], daysAgo: 1.1, views: 44, title: '겨울에 몸무게가 느는 아이, 간식보다 먼저 볼 것', paragraphs: ['날이 추워지면 산책이 줄고 밥은 그대로라 한두 달 사이에 몸무게가 5% 넘게 늘곤 해요.', '먼저 한 달에 두 번, 같은 시간에 몸무게를 재어 적어 주세요. 소형견의 300그램은 사람의 4킬로그램과 같아요.', '산책을 못 한 날은 하루 밥의 10%를 덜어 두었다가 찾기 놀이에 쓰면 허전해하지 않아요.'], comments: [['단비하루', '덜어서 놀이에 쓰는 방법 바로 해 볼게요!']] }),
  column({ category: '치아·구강', picture: ['meal', 'cheese'], daysAgo: 5.3, views: 38, title: '하루 2분, 이 닦기를 좋아하게 만드는 순서', paragraphs: ['첫째 주에는 손가락에 치약만 묻혀 핥게 해 주세요. 둘째 주에 송곳니, 셋째 주에 어금니 바깥쪽으로 넘어갑니다.', '안쪽까지 닦으려고 억지로 벌리면 다음 날부터 도망가요. 바깥쪽만 닦아도 치석의 대부분을 막을 수 있어요.'], comments: [['자두언니', '순서대로 해 보니 정말 가만히 있네요.'], ['쿠키집사', '고양이도 같은 순서인가요?'], ['든든병원', '네, 다만 한 단계에 두 주씩 잡아 주세요.', 1]] }),
  column({ category: '비뇨기', picture: ['exam', 'mackerel'], daysAgo: 11, views: 31, title: '고양이가 화장실을 자주 들락거린다면', paragraphs: ['수컷 고양이가 자주 쪼그리는데 소변이 거의 나오지 않는다면 그날 안에 진료를 받아야 해요. 요도가 막히면 하루 만에 위험해질 수 있어요.', '물그릇을 늘리고 화장실은 고양이 수보다 하나 더 두는 것이 예방의 시작이에요.'], comments: [['치즈냥', '화장실 하나 더 들였습니다.']] }),
  column({ category: '심장·호흡기', picture: ['nap', 'retriever'], daysAgo: 20, views: 27, title: '잠잘 때 숨을 세어 보세요', paragraphs: ['깊이 잠든 아이의 숨을 1분 동안 세어 30번이 넘는 날이 이어지면 심장 검사가 필요해요.', '나이 든 소형견은 한 달에 한 번, 심장약을 먹는 아이는 일주일에 두 번 세어 적어 두면 진료에 큰 도움이 됩니다.'], comments: [['봄이아빠', '봄이는 22번이네요. 적어 두겠습니다.']] }),
];

import type { NewListing } from '../../modules/listings/index.ts';
import type { WeeklyHours } from '../../modules/opening-hours/index.ts';

/** `premiumDays`: from today on. */
export type DemoListing = Omit<NewListing, 'kind' | 'ownerUserId'> & { premiumDays?: number };

const lunch = { breakStart: '13:00', breakEnd: '14:00' };
const weekdays: WeeklyHours = [
  null,
  ...Array.from({ length: 5 }, () => ({ open: '09:30', close: '19:00', ...lunch })),
  { open: '09:30', close: '16:00' },
];
const everyDay: WeeklyHours = Array.from({ length: 7 }, () => ({ open: '10:00', close: '20:00', ...lunch }));
const nightToo: WeeklyHours = Array.from({ length: 7 }, () => ({ open: '10:00', close: '01:00' }));
const roundTheClock: WeeklyHours = Array.from({ length: 7 }, () => ({ open: '00:00', close: '00:00' }));
const closedWednesdays: WeeklyHours = everyDay.map((day, weekday) => (weekday === 3 ? null : day));

let numbered = 100;
/** Numbers that nobody has. */
const demoPhone = () => `+82700000${String((numbered += 1)).padStart(4, '0')}`;

function place(name: string, address: string, latitude: number, longitude: number, more: Partial<DemoListing> = {}): DemoListing {
  return { name, address, latitude, longitude, phone: demoPhone(), businessHours: weekdays, ...more };
}

export const hospitals: DemoListing[] = [
  place('구로든든동물병원', '서울특별시 구로구 디지털로 288 (구로동)', 37.4846, 126.8961, {
    postcode: '08390',
    allowReservation: true,
    premiumDays: 90,
    hasParkingLot: true,
    isBeautyParlor: true,
    isStore: true,
    guideParkingLot: '건물 지하 1층에 2시간 무료로 주차하실 수 있어요.',
    doctors: ['이든든', '한보람', '정유진'],
    expertise: '내과, 치과, 건강검진',
    humu: '일요일 휴진',
    businessHoursText: '평일 09:30–19:00, 토요일 16:00까지 · 점심시간 13:00–14:00',
    introduce: '구로디지털단지역 3번 출구에서 걸어서 3분 거리에 있어요. 아이의 눈높이에서 천천히 설명해 드리는 동네 주치의가 되겠습니다.',
    kakaoplus: 'https://pf.kakao.com/_petcaredemo',
  }),
  place('고척햇살동물병원', '서울특별시 구로구 고척로 210 (고척동)', 37.5012, 126.8571, {
    isHotel: true,
    hasParkingLot: true,
    doctors: ['오햇살'],
    expertise: '고양이 내과',
    introduce: '고양이와 강아지 대기실을 나누어 두어 예민한 아이도 편하게 기다릴 수 있어요.',
  }),
  place('24시구로중앙동물의료센터', '서울특별시 구로구 구로중앙로 152 (구로동)', 37.5007, 126.8823, {
    is24: true,
    isHotel: true,
    hasParkingLot: true,
    allowReservation: true,
    businessHours: roundTheClock,
    premiumDays: 90,
    doctors: ['최지훈', '김서윤', '배성민', '문가은'],
    expertise: '응급, 외과, 영상의학',
    introduce: '밤에도 수의사가 상주하는 24시간 의료센터예요. CT와 초음파 검사를 바로 받을 수 있어요.',
    humu: '연중무휴',
  }),
  place('개봉다온동물병원', '서울특별시 구로구 개봉로 21 (개봉동)', 37.4895, 126.8562, {
    isBeautyParlor: true,
    businessHours: closedWednesdays,
    doctors: ['서다온'],
    expertise: '피부과',
    humu: '수요일 휴진',
    introduce: '알레르기와 피부병을 오래 앓는 아이를 꼼꼼히 살펴요.',
  }),
  place('서초이음동물병원', '서울특별시 서초구 바우뫼로 158 (양재동)', 37.4801, 127.0338, {
    allowReservation: true,
    hasParkingLot: true,
    premiumDays: 90,
    doctors: ['남이음', '류시온'],
    expertise: '정형외과, 재활',
    introduce: '슬개골과 디스크 수술 뒤의 재활까지 한곳에서 이어 드려요.',
  }),
  place('양재숲동물병원', '서울특별시 서초구 강남대로 210 (양재동)', 37.4834, 127.0352, {
    isBeautyParlor: true,
    isStore: true,
    businessHours: everyDay,
    doctors: ['전수민'],
    expertise: '내과, 노령견 관리',
    introduce: '열 살이 넘은 아이를 위한 정기 건강검진을 추천해 드려요.',
  }),
  place('역삼별빛고양이병원', '서울특별시 강남구 논현로 422 (역삼동)', 37.4998, 127.0396, {
    allowReservation: true,
    businessHours: nightToo,
    doctors: ['강별', '윤하린'],
    expertise: '고양이 전문, 신장내과',
    introduce: '고양이만 진료하는 조용한 병원이에요. 새벽 1시까지 문을 열어요.',
    humu: '연중무휴',
  }),
  place('잠실포근동물병원', '서울특별시 송파구 올림픽로 99 (잠실동)', 37.5108, 127.0791, {
    isHotel: true,
    isStore: true,
    doctors: ['임포근'],
    expertise: '내과, 예방접종',
    introduce: '첫 예방접종부터 함께해요.',
  }),
  place('마포가람동물병원', '서울특별시 마포구 양화로 45 (서교동)', 37.5511, 126.9146, {
    isBeautyParlor: true,
    doctors: ['백가람', '신예원'],
    expertise: '치과',
    introduce: '치과 방사선 장비로 보이지 않는 치아 뿌리까지 확인해요.',
  }),
  place('분당라온동물메디컬센터', '경기도 성남시 분당구 황새울로 311 (서현동)', 37.3842, 127.1216, {
    is24: true,
    hasParkingLot: true,
    allowReservation: true,
    businessHours: roundTheClock,
    doctors: ['홍라온', '안태오', '심규리'],
    expertise: '응급, 심장내과',
    introduce: '심장 초음파 전담 수의사가 있어요.',
    humu: '연중무휴',
  }),
  place('수원푸른솔동물병원', '경기도 수원시 팔달구 정조로 801 (영동)', 37.2795, 127.0163, {
    hasParkingLot: true,
    doctors: ['조푸름'],
    expertise: '내과, 외과',
    introduce: '팔달문 가까이에서 열두 해째 진료하고 있어요.',
  }),
  place('일산노을동물병원', '경기도 고양시 일산동구 중앙로 1261 (장항동)', 37.6584, 126.7713, {
    isHotel: true,
    isBeautyParlor: true,
    businessHours: everyDay,
    doctors: ['유노을'],
    expertise: '피부과, 미용',
    introduce: '미용과 진료를 한 번에 예약할 수 있어요.',
  }),
  place('송도바다동물병원', '인천광역시 연수구 컨벤시아대로 80 (송도동)', 37.3895, 126.6461, {
    hasParkingLot: true,
    isStore: true,
    doctors: ['노바다', '차은결'],
    expertise: '영상의학',
    introduce: '넓은 주차장과 검사 센터를 갖췄어요.',
  }),
  place('해운대파도동물의료센터', '부산광역시 해운대구 해운대로 570 (우동)', 35.1638, 129.1588, {
    is24: true,
    premiumDays: 90,
    businessHours: roundTheClock,
    allowReservation: true,
    doctors: ['하도윤', '구나래'],
    expertise: '외과, 응급',
    introduce: '바닷가 산책 중에 다친 아이도 언제든 데려오세요.',
    humu: '연중무휴',
  }),
  place('서면마루동물병원', '부산광역시 부산진구 중앙대로 692 (부전동)', 35.1561, 129.0592, {
    isBeautyParlor: true,
    doctors: ['공마루'],
    expertise: '내과',
    introduce: '서면역에서 가까워 퇴근길에 들르기 좋아요.',
  }),
  place('동성로온기동물병원', '대구광역시 중구 동성로 25 (동성로2가)', 35.8689, 128.5944, {
    doctors: ['예온기'],
    expertise: '내과, 건강검진',
    businessHours: closedWednesdays,
    humu: '수요일 휴진',
    introduce: '검사 전에 비용을 먼저 알려 드려요.',
  }),
  place('둔산늘봄동물병원', '대전광역시 서구 둔산로 112 (둔산동)', 36.3512, 127.3852, {
    hasParkingLot: true,
    isHotel: true,
    doctors: ['방늘봄', '석가온'],
    expertise: '외과, 치과',
    introduce: '수술 뒤 회복실을 보호자가 직접 볼 수 있어요.',
  }),
  place('상무온누리동물병원', '전남광주통합특별시 서구 상무중앙로 58 (치평동)', 35.1532, 126.8514, {
    isStore: true,
    doctors: ['성온누리'],
    expertise: '내과, 안과',
    introduce: '눈이 자주 붓는 아이를 위한 안과 검사를 해요.',
  }),
  place('울산고래동물병원', '울산광역시 남구 삼산로 261 (삼산동)', 35.5389, 129.3361, {
    hasParkingLot: true,
    doctors: ['표한결'],
    expertise: '정형외과',
    introduce: '관절이 약한 대형견을 많이 만나요.',
  }),
  place('세종새롬동물병원', '세종특별자치시 새롬중앙로 33 (새롬동)', 36.4863, 127.2507, {
    allowReservation: true,
    isBeautyParlor: true,
    doctors: ['도새롬'],
    expertise: '예방접종, 내과',
    introduce: '어린 강아지 클래스를 달마다 열어요.',
  }),
  place('춘천호수동물병원', '강원특별자치도 춘천시 중앙로 77 (중앙로3가)', 37.8801, 127.7273, {
    doctors: ['어진호'],
    expertise: '내과, 외과',
    introduce: '토끼와 고슴도치도 진료해요.',
  }),
  place('전주한옥동물병원', '전북특별자치도 전주시 완산구 팔달로 212 (경원동3가)', 35.8187, 127.1467, {
    isHotel: true,
    doctors: ['길한울'],
    expertise: '내과',
    introduce: '여행 오신 분도 맡기기 좋은 작은 호텔이 있어요.',
  }),
  place('창원가온동물병원', '경상남도 창원시 성산구 원이대로 682 (상남동)', 35.2245, 128.6814, {
    hasParkingLot: true,
    isStore: true,
    businessHours: everyDay,
    doctors: ['추가온', '편지우'],
    expertise: '치과, 피부과',
    introduce: '일요일에도 문을 열어요.',
  }),
  place('제주오름동물병원', '제주특별자치도 제주시 연북로 360 (오라이동)', 33.4857, 126.5121, {
    is24: true,
    hasParkingLot: true,
    businessHours: roundTheClock,
    doctors: ['고오름', '양한라'],
    expertise: '응급, 외과',
    introduce: '섬 어디서든 밤에 찾을 수 있는 24시간 병원이에요.',
    humu: '연중무휴',
  }),
];

export const pharmacies: DemoListing[] = [
  place('구로다정약국', '서울특별시 구로구 디지털로 300 (구로동)', 37.4851, 126.8957, {
    businessHours: everyDay,
    introduce: '심장사상충 예방약과 구충제를 갖추고 있어요.',
    humu: '연중무휴',
    hasParkingLot: true,
  }),
  place('오류초록약국', '서울특별시 구로구 경인로 226 (오류동)', 37.4943, 126.8441),
  place('양재아침약국', '서울특별시 서초구 남부순환로 2621 (양재동)', 37.4849, 127.0361),
  place('서현반디약국', '경기도 성남시 분당구 서현로 192 (서현동)', 37.3829, 127.1243),
  place('센텀물결약국', '부산광역시 해운대구 센텀남대로 35 (우동)', 35.1689, 129.1309, { businessHours: everyDay }),
  place('노형감귤약국', '제주특별자치도 제주시 노형로 380 (노형동)', 33.4841, 126.4787),
];

export const companies: DemoListing[] = [
  place('포근미용실', '서울특별시 구로구 구로동로 176 (구로동)', 37.4921, 126.8856, {
    isBeautyParlor: true,
    allowReservation: true,
    businessHours: closedWednesdays,
    humu: '수요일 휴무',
    introduce: '한 번에 한 아이만 예약을 받아 천천히 다듬어요.',
  }),
  place('신도림멍냥호텔', '서울특별시 구로구 새말로 97 (신도림동)', 37.5069, 126.8902, {
    isHotel: true,
    is24: true,
    allowReservation: true,
    hasParkingLot: true,
    businessHours: roundTheClock,
    humu: '연중무휴',
    introduce: '밤에도 사람이 함께 지내는 호텔이에요.',
  }),
  place('판교발바닥상점', '경기도 성남시 분당구 판교역로 146 (백현동)', 37.3926, 127.1118, {
    isStore: true,
    businessHours: everyDay,
    introduce: '직접 먹어 보고 고른 간식만 팔아요.',
  }),
  place('광안리꼬리살롱', '부산광역시 수영구 광안해변로 193 (민락동)', 35.1535, 129.1193, {
    isBeautyParlor: true,
    isStore: true,
    introduce: '광안대교가 보이는 창가에서 미용을 기다려요.',
  }),
];

import { ReservationStatus, type TimeChange } from '../../modules/reservations/index.ts';

export type DemoBusiness = 'hospital' | 'company' | 'hotel';
type Ending = { status: number; reason?: string };
export type DemoBooking = {
  at: DemoBusiness;
  /** The first day from then on which the business takes reservations; before today, a visit that is over. */
  inDays: number;
  /** Of a stay. */
  nights?: number;
  pet: '초코' | '나비';
  /** By name, each with its first option. */
  products?: readonly string[];
  note?: string;
  /** Online, all of it with points. */
  isPaid?: true;
  /** The answers of the business, one after the other. */
  answers?: readonly Ending[];
};
export type DemoCall = { at: DemoBusiness; inDays: number; name: string; phone: string; petName: string; petKind: string; note: string };

const { confirmed, completed, rejected, noShow } = ReservationStatus;
const isConfirmed = { status: confirmed };

export const timeSettings: Partial<Record<DemoBusiness, TimeChange>> = {
  company: { slotMinutes: 60, sundayReservation: true, holidayReservation: 3 },
  hotel: {
    timeType: 1,
    timeStart: '09:00',
    timeEnd: '21:00',
    sundayReservation: true,
    holidayReservation: 3,
    slotMinutes: 60,
    capacity: 3,
    nightCapacity: 6,
    maxNights: 14,
  },
};

/** Of the demo guardian. */
export const bookings: DemoBooking[] = [
  { at: 'hospital', inDays: -24, pet: '초코', note: '귀를 자꾸 긁어요.', answers: [isConfirmed, { status: completed }] },
  {
    at: 'company',
    inDays: -40,
    pet: '초코',
    products: ['소형견 전체 미용'],
    isPaid: true,
    note: '얼굴은 동그랗게 다듬어 주세요.',
    answers: [isConfirmed, { status: completed }],
  },
  { at: 'company', inDays: -12, pet: '초코', products: ['위생 미용'], answers: [isConfirmed, { status: noShow }] },
  {
    at: 'hotel',
    inDays: -20,
    nights: 2,
    pet: '나비',
    products: ['아늑한 방'],
    isPaid: true,
    note: '낯을 많이 가려요. 높은 곳을 좋아해요.',
    answers: [isConfirmed, { status: completed }],
  },
  {
    at: 'hospital',
    inDays: 1,
    pet: '초코',
    note: '이틀 전부터 기침을 해요. 예방접종도 같이 받고 싶어요.',
    answers: [isConfirmed],
  },
  { at: 'hospital', inDays: 2, pet: '나비', note: '중성화 수술 상담을 하고 싶어요.' },
  {
    at: 'company',
    inDays: 3,
    pet: '초코',
    products: ['소형견 전체 미용', '탄산 스파 목욕'],
    note: '발을 만지면 싫어해요. 천천히 부탁드려요.',
  },
  { at: 'company', inDays: 10, pet: '초코', products: ['위생 미용'], answers: [isConfirmed] },
  {
    at: 'company',
    inDays: 5,
    pet: '나비',
    products: ['탄산 스파 목욕'],
    answers: [{ status: rejected, reason: '고양이는 미용하지 않아요. 가까운 고양이 미용실을 알려 드릴게요.' }],
  },
  {
    at: 'hotel',
    inDays: 6,
    nights: 3,
    pet: '초코',
    products: ['아늑한 방'],
    note: '저녁에 관절 영양제를 먹여 주세요.',
    answers: [isConfirmed],
  },
  { at: 'hotel', inDays: 20, nights: 2, pet: '나비', products: ['아늑한 방', '집 앞까지 데려오기'] },
];

/** Of guests who called. */
export const calls: DemoCall[] = [
  { at: 'hospital', inDays: 1, name: '정미래', phone: '010-0000-0201', petName: '두부', petKind: '말티즈', note: '스케일링 상담' },
  {
    at: 'company',
    inDays: 1,
    name: '한소리',
    phone: '010-0000-0202',
    petName: '구름',
    petKind: '비숑 프리제',
    note: '전체 미용, 여름 짧은 컷',
  },
  {
    at: 'hotel',
    inDays: 2,
    name: '오누리',
    phone: '010-0000-0203',
    petName: '보리',
    petKind: '진돗개',
    note: '맡기기 전에 방을 보러 와요',
  },
];

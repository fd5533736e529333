import type { ListingKind } from '../../modules/listings/index.ts';
import type { HoursExceptions, WeeklyHours } from '../../modules/opening-hours/index.ts';
import { regions } from '../../modules/regions/index.ts';
import { pick, randomFrom } from './random.ts';

/** A business that others are made after. */
export type Original = {
  kind: ListingKind;
  name: string;
  phone: string | null;
  regionCode: string | null;
  address: string;
  jibunAddress: string | null;
  latitude: number | null;
  longitude: number | null;
  is24: boolean;
  isBeautyParlor: boolean;
  isHotel: boolean;
  isKindergarten: boolean;
  hasParkingLot: boolean;
  businessHours: WeeklyHours | null;
  hoursExceptions: HoursExceptions | null;
  businessHoursText: string | null;
  humu: string | null;
};

const MODELLED = 20_000;
const OWN_NAMES =
  '우리 행복 사랑 하나 푸른 바른 튼튼 초록 햇살 도담 아이 미소 온누리 새봄 한빛 다솜 보람 늘품 해맑은 참좋은 베스트 스마트 굿모닝 해피 러브 메디 조은 큰 가온 누리'.split(
    ' ',
  );
const SECOND = ['', '', '', ' 24시', '제일', '중앙', '펫', '독', '캣', '플러스', '하우스', '타운', '센트럴', '본', '나라'];
const ENDS: Record<ListingKind, readonly string[]> = {
  hospital: ['동물병원', '동물병원', '동물병원', ' 동물병원', '동물의료센터', '동물메디컬센터'],
  pharmacy: ['약국', '약국', '약국', ' 약국', '온누리약국', '종로약국'],
  company: [' 애견미용', '펫살롱', ' 애견호텔', '애견유치원', ' 그루밍', '펫샵'],
};
const ROADS = ['중앙로', '시청로', '역전로', '대학로', '강변로', '산업로', '문화로', '평화로', '공원로', '학교길', '시장길', '은행나무로'];

/** As many of each kind as the real lists have, spread over all areas: places where more live have more sigungu. */
export function modelled(): Original[] {
  return Array.from({ length: MODELLED }, (_none, index) => {
    const random = randomFrom(index);
    const share = random();
    const kind: ListingKind = share < 0.25 ? 'hospital' : share < 0.86 ? 'pharmacy' : 'company';
    const region = pick(random, regions);
    const isGroomer = kind === 'company' && random() < 0.75;
    const road = `${pick(random, ROADS)}${random() < 0.5 ? `${Math.ceil(random() * 90)}길` : ''}`;
    return {
      kind,
      name: `${pick(random, OWN_NAMES)}${pick(random, SECOND)}${pick(random, ENDS[kind])}`,
      phone: null,
      regionCode: region.code,
      address: `${region.sido} ${region.sigungu} ${road} ${Math.ceil(random() * 400)}`,
      jibunAddress: null,
      latitude: region.latitude + (random() + random() - 1) * 0.04,
      longitude: region.longitude + (random() + random() - 1) * 0.05,
      is24: kind === 'hospital' && random() < 0.06,
      isBeautyParlor: isGroomer,
      isHotel: kind === 'company' && (!isGroomer || random() < 0.2),
      isKindergarten: kind === 'company' && !isGroomer && random() < 0.5,
      hasParkingLot: kind === 'company' && random() < 0.5,
      businessHours: isGroomer
        ? Array.from({ length: 7 }, (_day, weekday) =>
            weekday === Math.floor(random() * 3)
              ? null
              : { open: `${9 + Math.floor(random() * 3)}`.padStart(2, '0') + ':00', close: `${18 + Math.floor(random() * 3)}:00` },
          )
        : null,
      hoursExceptions: null,
      businessHoursText: null,
      humu: null,
    };
  });
}

import type { BusinessKind } from '@petcare/contracts';

type MapKind = {
  /** The label of the map's switch. */
  short: string;
  placeholder: string;
  description: string;
  /** The kinds that the areas count while the map is zoomed out, its own first. */
  counted: readonly BusinessKind[];
};

/** The words of the three maps, and the kinds that they count. */
export const mapKinds: Record<BusinessKind, MapKind> = {
  hospital: {
    short: '병원',
    placeholder: '병원 이름, 주소, 동네',
    description: '우리 동네 동물병원을 지도에서 한눈에 비교하고, 24시 진료와 주차처럼 꼭 필요한 조건으로 찾아보세요.',
    counted: ['hospital', 'pharmacy'],
  },
  pharmacy: {
    short: '약국',
    placeholder: '약국 이름, 주소, 동네',
    description: '반려동물 약을 조제하고 파는 동물약국을 지도에서 찾아 위치와 전화번호, 리뷰를 확인해 보세요.',
    counted: ['pharmacy', 'hospital'],
  },
  company: {
    short: '펫 서비스',
    placeholder: '업체 이름, 주소, 동네',
    description: '미용실과 호텔, 유치원, 용품점까지 우리 동네 반려동물 서비스를 지도에서 한눈에 비교해 보세요.',
    counted: ['company'],
  },
};

import type { Responses } from '@petcare/testing';

// prettier-ignore
export const pin = { id: '7', name: '구로동물병원', address: '서울특별시 구로구 디지털로 1', latitude: 37.481, longitude: 127.031, tags: ['24시', '주차'], allowReservation: true, openState: { kind: 'closesSoon', at: '19:00' }, station: { name: '구로디지털단지역', metres: 350 }, reviewScore: 4.5, reviewCount: 3 };
// prettier-ignore
export const far = { ...pin, id: '8', name: '먼동물병원', address: '서울특별시 강남구 테헤란로 2', latitude: 37.49, longitude: 127.05, tags: [], allowReservation: false, openState: null, station: null, reviewScore: null, reviewCount: 0 };
export const details = {
  id: '7',
  name: '구로동물병원',
  contract: '+82212345678',
  openState: { kind: 'open', at: '19:00' },
  station: { name: '구로디지털단지역', metres: 350 },
  is24: true,
  allowReservation: true,
  reviewScore: 4.5,
  reviewCount: 3,
  address: { address: '서울특별시 구로구 디지털로 1', latitude: 37.481, longitude: 127.031 },
};
export const area = {
  code: '11530',
  name: '구로구',
  latitude: 37.49,
  longitude: 126.88,
  hospitalCount: 31,
  pharmacyCount: 12,
  companyCount: 5,
};
export const responses: Responses = {
  MapPage_HospitalPins: { inView: { pins: [far, pin], counts: [] } },
  MapPage_Areas: { getPlaceCountsByLevel: [area] },
  MapPage_SelectedHospital: { selected: details },
  SearchBox_Suggestions: { getSearchSuggestions: [], getKnowledgeSuggestions: [] },
  MapPage_NearestHospitals: { nearest: [] },
  MapPage_SearchHospitals: {
    total: 1,
    found: [
      {
        id: '9',
        name: '해운대동물병원',
        reviewScore: null,
        reviewCount: 0,
        address: { address: '부산광역시 해운대구 1', latitude: 35.16, longitude: 129.16 },
      },
    ],
  },
};
/** The free part of the map as large as on a desk; without a layout it has no size. */
export function givenFreePart(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
}
export const lastOf = (sent: { name: string; variables: Record<string, unknown> }[], wanted: string) =>
  sent.findLast(({ name }) => name === wanted)?.variables ?? {};

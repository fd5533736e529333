import type { Responses } from '@petcare/testing';

/** For tests: a hospital of a list, open around the clock. */
export const hospital = {
  id: '7',
  name: '구로동물병원',
  contract: '+82212345678',
  is24: true,
  isBeautyParlor: false,
  isHotel: false,
  isKindergarten: false,
  isStore: false,
  hasParkingLot: true,
  allowReservation: false,
  openState: { kind: 'open', at: '19:00' },
  reviewScore: 4.5,
  reviewCount: 12,
  distance: null,
  facilityPicture: [],
  address: { address: '서울특별시 구로구 디지털로 1' },
};

/** For tests: the answer of a list. */
export const answer = (listings: object[]) => ({ listings, total: listings.length });

/** For tests: the answers that the list of hospitals asks for. */
export const responses: Responses = {
  RegionChoice_Regions: { getRegions: [{ code: '11', name: '서울특별시', sigungu: [{ code: '11530', name: '구로구' }] }] },
  HospitalListPage_Hospitals: answer([hospital]),
  ListingsScreen_CountSearch: { increaseSearchCount: true },
};

/** The variables of the lists of hospitals that were asked for. */
export const listsSent = (sent: { name: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ name }) => name === 'HospitalListPage_Hospitals').map(({ variables }) => variables);

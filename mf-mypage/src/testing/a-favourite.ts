import type { FavouriteListing } from '../favourites/listing.ts';

/** A hospital that is open and can be booked, unless told. */
export function aFavourite(given: Partial<FavouriteListing> = {}): FavouriteListing {
  return {
    id: '7',
    kind: 'hospital',
    name: '구로동물병원',
    picture: null,
    address: '서울특별시 구로구 디지털로 1',
    reviewScore: 4.5,
    reviewCount: 12,
    isBookable: true,
    openState: { kind: 'open', at: '19:00' },
    nextFree: { date: '2999-12-24', time: '14:30' },
    markedAt: '2026-11-20T03:00:00.000Z',
    ...given,
  };
}

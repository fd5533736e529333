import type { RestData } from '@petcare/api';
import type { Bookable } from '../bookable/bookable.ts';

type ListedProduct = RestData<'get', '/api/client/product'>['items'][number];

/** A hospital that takes reservations, as the API finds it. */
export function aBookable(given: Partial<Bookable> = {}): Bookable {
  return {
    id: '7',
    type: 'hospital',
    name: '구로동물병원',
    phone: '+8221234567',
    address: '서울특별시 구로구 구로동로 1',
    allowReservation: true,
    takesStays: false,
    nights: null,
    sido: '서울특별시',
    sigungu: '구로구',
    reviewScore: 4.5,
    reviewCount: 12,
    ...given,
  };
}

/** A service without options, as the API lists it. */
export function aListedProduct(given: Partial<ListedProduct> = {}): ListedProduct {
  return {
    id: '41',
    productType: 'service',
    name: '목욕',
    price: 30_000,
    description1: null,
    description2: null,
    description3: null,
    content: null,
    productImage: null,
    pictures: [],
    isShown: true,
    options: [],
    medical: null,
    hospital: '7',
    company: null,
    ...given,
  };
}

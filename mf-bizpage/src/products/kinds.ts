import type { IconName } from '@petcare/ui';
import { useLocation } from 'react-router-dom';

export type ProductKind = 'medical' | 'product' | 'service' | 'reservation';
/** The kinds of products that have a name and pages of their own. */
export type ShopKind = Exclude<ProductKind, 'medical'>;

type Words = { kind: ProductKind; label: string; noun: string; icon: IconName; description: string; empty: string; example: string };

export const kinds: Record<ProductKind, Words> = {
  medical: {
    kind: 'medical',
    label: '진료 항목',
    noun: '진료 항목',
    icon: 'hospital',
    description: '진료비를 미리 알려 주면 보호자가 우리 동네 평균과 견주어 보고 찾아와요.',
    empty: '아직 올린 진료 항목이 없어요.',
    example: '',
  },
  reservation: {
    kind: 'reservation',
    label: '예약 상품',
    noun: '예약 상품',
    icon: 'calendar',
    description: '보호자가 날짜와 시간을 골라 예약하는 상품이에요.',
    empty: '아직 올린 예약 상품이 없어요.',
    example: '노령견 건강검진',
  },
  service: {
    kind: 'service',
    label: '서비스',
    noun: '서비스',
    icon: 'paw',
    description: '미용, 목욕, 돌봄처럼 현장에서 해 주는 일이에요.',
    empty: '아직 올린 서비스가 없어요.',
    example: '소형견 전체 미용',
  },
  product: {
    kind: 'product',
    label: '용품',
    noun: '용품',
    icon: 'shop',
    description: '사료, 영양제, 장난감처럼 가게에서 파는 물건이에요.',
    empty: '아직 올린 용품이 없어요.',
    example: '관절 영양제 60정',
  },
};

export const BASE = '/bizpage/product-manage';
export const listPath = (kind: ProductKind) => `${BASE}/${kind}`;
export const productPath = (kind: ShopKind, id: string) => `${listPath(kind)}/${id}`;
export const editPath = (kind: ProductKind, id: string) =>
  kind === 'medical' ? `${listPath(kind)}?edit=${id}` : `${productPath(kind, id)}/edit`;

/** The kind in the address; goods when it is none. */
export function useShopKind(): ShopKind {
  const [, , , kind] = useLocation().pathname.split('/');
  return kind === 'service' || kind === 'reservation' ? kind : 'product';
}

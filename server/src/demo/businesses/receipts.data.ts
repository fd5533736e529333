import type { DemoReceipt } from './receipts.ts';
import type { Nickname } from './reviews.data.ts';

type OfReview = DemoReceipt & { of: readonly [nickname: Nickname, business: string] };

/** Receipts of demo reviews, each of the review that this person has written of this business. */
// prettier-ignore
export const demoReceipts: readonly OfReview[] = [
  { of: ['두부누나', '구로든든동물병원'], items: [['재진 진찰료', 9_000], ['혈액 검사비', 88_000], ['치석 제거', 180_000]], decision: 'verified' },
  { of: ['콩이아빠', '구로든든동물병원'], items: [['재진 진찰료', 9_000], ['복부 초음파 검사비', 82_000]], decision: null },
  { of: ['모카집사', '고척햇살동물병원'], items: [['재진 진찰료', 7_500], ['혈액 검사비', 79_000]], decision: 'verified' },
  { of: ['탄이와호두', '24시구로중앙동물의료센터'], items: [['재진 진찰료', 12_000], ['혈액 검사비', 96_000], ['야간 입원', 150_000]], decision: 'verified' },
  { of: ['보리엄마', '개봉다온동물병원'], items: [['재진 진찰료', 8_000], ['알레르기 검사', 210_000]], decision: 'verified' },
  { of: ['모카집사', '역삼별빛고양이병원'], items: [['재진 진찰료', 13_000], ['혈액 검사비', 98_000]], decision: 'verified' },
  { of: ['콩이아빠', '잠실포근동물병원'], items: [['종합백신 접종비', 30_000], ['광견병 백신 접종비', 25_000]], decision: 'verified' },
  { of: ['초코보호자', '구로든든동물병원'], items: [['종합백신 접종비', 28_000], ['심장사상충 예방약', 16_000]], decision: 'verified' },
  { of: ['초코보호자', '구로다정약국'], items: [['심장사상충 약 3개월분', 42_000]], decision: null },
  { of: ['초코보호자', '포근미용실'], items: [['전체 미용', 65_000]], decision: '날짜와 금액이 보이지 않아요. 영수증 전체가 나오게 다시 찍어 주세요.' },
  { of: ['두부누나', '포근미용실'], items: [['가위컷', 70_000]], decision: 'verified' },
];

import type { StaffRole } from '@petcare/contracts';

/** The name of each role. */
export const roleNames: Record<StaffRole, string> = { bookings: '예약 담당', all: '전체 관리' };

/** The work of each role, to choose from. */
export const roleChoices: readonly { value: StaffRole; label: string; description: string }[] = [
  {
    value: 'bookings',
    label: roleNames.bookings,
    description: '예약 목록과 달력을 보고, 확정·거절·변경하고, 전화 예약과 예약 시간을 관리해요.',
  },
  { value: 'all', label: roleNames.all, description: '예약은 물론 업체 정보, 상품, 리뷰 답글, 통계와 정산까지 볼 수 있어요.' },
];

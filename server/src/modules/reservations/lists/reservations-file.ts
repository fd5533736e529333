import { formatPhone } from '@petcare/phone';
import { daysBetween, seoulDate, seoulTime } from '@petcare/time';
import { BOM, lineOf } from '../../../platform/csv-line.ts';
import { invalid, type PropertyError } from '../../../platform/errors/app-error.ts';
import type { ReservationItem } from '../record/items.sql.ts';
import type { Reservation, ReservationFilter } from '../record/reservations.sql.ts';
import { nameOfStatus } from '../record/status.policy.ts';

const MAX_DAYS = 366;

/** A reservation with what was booked. */
export type FiledReservation = Reservation & { items: readonly ReservationItem[] };

const cells: Record<string, (reservation: FiledReservation) => string> = {
  예약번호: ({ reservationNumber }) => reservationNumber,
  상태: nameOfStatus,
  날짜: ({ date }) => date,
  시간: ({ time }) => time,
  '찾아가는 날': ({ endDate }) => endDate ?? '',
  박: ({ date, endDate }) => (endDate ? String(daysBetween(date, endDate)) : ''),
  예약자: ({ user }) => user?.name ?? '탈퇴한 회원',
  전화: ({ user }) => (user ? formatPhone(user.phone) : ''),
  반려동물: ({ petName }) => petName ?? '',
  종류: ({ petKind }) => petKind ?? '',
  상품: ({ items }) => items.map(nameOfItem).join(', '),
  '금액(원)': ({ price }) => String(price),
  '결제(원)': ({ paid, refunded }) => (paid ? String(paid.won - (refunded?.won ?? 0)) : ''),
  '결제(포인트)': ({ paid, refunded }) => (paid ? String(paid.point - (refunded?.point ?? 0)) : ''),
  메모: ({ note }) => note,
  사유: ({ reason }) => reason ?? '',
  '예약한 방법': ({ isByPhone }) => (isByPhone ? '전화' : '온라인'),
  '신청한 때': ({ createdAt }) => instant(createdAt),
};

export const headLine = `${BOM}${lineOf(Object.keys(cells))}`;

export function toLine(reservation: FiledReservation): string {
  return lineOf(Object.values(cells).map((cell) => cell(reservation)));
}

/** A file is of a year at most. */
export function checkPeriod({ startDate, endDate }: ReservationFilter): PropertyError[] {
  if (!startDate || !endDate) return [invalid('start_date', 'isDefined', '기간을 정해 주세요.')];
  if (startDate > endDate) return [invalid('end_date', 'isAfter', '끝나는 날이 시작하는 날보다 빨라요.')];
  return daysBetween(startDate, endDate) < MAX_DAYS
    ? []
    : [invalid('end_date', 'maxDays', '한 번에 1년까지 내려받을 수 있어요. 기간을 줄여 주세요.')];
}

function nameOfItem({ productName, optionName, nights }: ReservationItem): string {
  if (optionName) return `+ ${optionName}`;
  return nights ? `${productName} ${nights}박` : productName;
}

function instant(iso: string): string {
  const at = new Date(iso);
  return `${seoulDate(at)} ${seoulTime(at)}`;
}

import { formatDate, formatTime, formatWon, Notice, Stack } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { daysBetween } from '@petcare/time';
import type { Bookable } from '../bookable/bookable.ts';
import { Facts } from '../record/facts.tsx';
import { PriceChanges } from './price-changes.tsx';
import { lineInWords, sumOf } from '../bookable/products.ts';
import type { BookingState } from './use-booking.ts';

type Props = { business: Bookable; form: BookingState; petName: string; isSending: boolean; date: string; time: string };

/** The last look before the booking is sent; prices that have changed are accepted here. */
export function ConfirmBooking({ business, form, petName, isSending, date, time }: Props) {
  const { booking, when, lines, changes } = form;
  const { endDate } = when;
  return (
    <ConfirmDialog
      isOpen
      title="이대로 예약할까요?"
      confirmLabel={changes.length > 0 ? '바뀐 가격으로 예약하기' : '예약 신청하기'}
      cancelLabel="수정"
      isPending={isSending}
      onCancel={form.giveUp}
      onConfirm={form.send}
    >
      <Stack gap={4}>
        <div role="alert">
          {changes.length > 0 && (
            <Notice kind="warn">
              <PriceChanges changes={changes} />
            </Notice>
          )}
        </div>
        <Facts
          facts={[
            [business.type === 'hospital' ? '병원' : '업체', business.name],
            [endDate ? '맡기는 날' : '날짜', formatDate(date)],
            ['시간', formatTime(time)],
            ['찾는 날', endDate ? `${formatDate(endDate)} · ${daysBetween(date, endDate)}박` : ''],
            ['반려동물', petName],
            ['상품', lines.map((line) => `${lineInWords(line)} ${formatWon(line.price)}`).join('\n')],
            [
              '금액',
              lines.length > 0
                ? `${formatWon(sumOf(lines))} · ${booking.payment === 'online' ? '신청하고 바로 결제해요' : '방문해서 내요'}`
                : '',
            ],
            ['요청 사항', booking.note.trim()],
            ['사진', booking.photos.length > 0 ? `${booking.photos.length}장` : ''],
          ]}
        />
        <p>{business.type === 'hospital' ? '병원이' : '업체가'} 확인하면 예약이 확정돼요.</p>
      </Stack>
    </ConfirmDialog>
  );
}

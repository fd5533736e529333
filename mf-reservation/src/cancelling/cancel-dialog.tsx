import { formatDate, formatTime, formatWon, Stack } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { placeWord } from '../record/place-word.ts';
import { venueOf } from '../record/venue.ts';
import { itemsInWords } from '../record/items-in-words.ts';
import { refundInWords } from '../record/payment-in-words.ts';
import { spanInWords } from '../record/when-in-words.ts';
import { Facts } from '../record/facts.tsx';
import { petInWords, type MyReservation } from '../record/my-reservation.ts';

type Props = { reservation: MyReservation; isPending: boolean; onCancel: () => void; onConfirm: () => void };

/** The question before a guest cancels, with what follows. */
export function CancelDialog({ reservation, isPending, onCancel, onConfirm }: Props) {
  const { date, time, endDate, business, items, price } = reservation;
  return (
    <ConfirmDialog
      isOpen
      title="예약을 취소할까요?"
      confirmLabel="예약 취소하기"
      cancelLabel="그대로 두기"
      tone="danger"
      isPending={isPending}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Stack gap={4}>
        <Facts
          facts={[
            [placeWord(business), venueOf(business)?.name ?? ''],
            ['날짜', endDate ? spanInWords(date, endDate) : formatDate(date)],
            ['시간', formatTime(time)],
            ['반려동물', petInWords(reservation)],
            ['상품', items.length > 0 ? `${itemsInWords(items)} · ${formatWon(price)}` : ''],
          ]}
        />
        <p>{refundInWords(reservation.paid)}</p>
        <p>취소하면 이 시간은 바로 다른 분이 예약할 수 있어요. 되돌릴 수 없으니, 다시 오려면 새로 예약해 주세요.</p>
      </Stack>
    </ConfirmDialog>
  );
}

import { formatLongDate, formatTime, Stack } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import type { BookingDraft } from './reservation-api.ts';
import { Facts } from './facts.tsx';

type Props = {
  isOpen: boolean;
  isSending: boolean;
  draft: BookingDraft;
  hospitalName: string;
  onCancel: () => void;
  onConfirm: (draft: BookingDraft) => void;
};

/** The last look before the booking is sent. */
export function ConfirmBooking({ isOpen, isSending, draft, hospitalName, onCancel, onConfirm }: Props) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="이대로 예약할까요?"
      confirmLabel="예약 신청하기"
      cancelLabel="고치기"
      isPending={isSending}
      onCancel={onCancel}
      onConfirm={() => onConfirm(draft)}
    >
      <Stack gap={4}>
        <Facts
          facts={[
            ['병원', hospitalName],
            ['날짜', formatLongDate(draft.date)],
            ['시간', formatTime(draft.time)],
            ['반려동물', [draft.petName, draft.petKind].filter(Boolean).join(' · ')],
            ['요청 사항', draft.note],
          ]}
        />
        <p>병원이 확인하면 예약이 확정돼요.</p>
      </Stack>
    </ConfirmDialog>
  );
}

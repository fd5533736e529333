import { downloadFile } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Button } from '@petcare/ui';

/** A reservation as a file that calendars of phones and desktops take. */
export function CalendarButton({ reservationId }: { reservationId: string }) {
  const download = async () => {
    const answer = await downloadFile('/api/client/reservation/{reservation_id}/calendar.ics', 'reservation.ics', {
      path: { reservation_id: reservationId },
    });
    if (!answer.success) toast('error', answer.message);
  };
  return (
    <Button variant="secondary" icon="calendar" onPress={() => void download()}>
      캘린더 추가
    </Button>
  );
}

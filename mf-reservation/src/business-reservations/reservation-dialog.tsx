import { formatDateTime, formatLongDate, formatPhone, formatTime, Badge, Button, Inline, Picture, Stack, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { styled } from 'styled-components';
import { Facts } from '../booking/facts.tsx';
import { lookOfStatus } from '../booking/status.ts';
import { canMove } from './answers.ts';
import { guestOf, petOf, type BusinessReservation } from './business-reservation.ts';

type Props = { reservation: BusinessReservation; onMove?: () => void; onClose: () => void };

/** All of one reservation: what was asked for, and who comes. */
export function ReservationDialog({ reservation, onMove, onClose }: Props) {
  const { status, statusName, date, time, note, reason, user, images, reservationNumber, createdAt, isByPhone } = reservation;
  const footer = onMove && canMove(reservation) && (
    <Button variant="secondary" icon="clock" onPress={onMove}>
      시간 옮기기
    </Button>
  );
  return (
    <Dialog isOpen title={`${guestOf(reservation)}님의 예약`} size="lg" onClose={onClose} footer={footer}>
      <Stack gap={4}>
        <Inline gap={2}>
          <Badge tone={lookOfStatus(status).tone}>{statusName}</Badge>
          {isByPhone && <Badge>전화 예약</Badge>}
        </Inline>
        <Facts
          facts={[
            ['날짜', formatLongDate(date)],
            ['시간', formatTime(time)],
            ['전화', user ? formatPhone(user.phone) : ''],
            ['반려동물', petOf(reservation)],
            ['요청 사항', note],
            ['사유', reason ?? ''],
            ['예약번호', reservationNumber],
            ['신청한 때', formatDateTime(createdAt)],
          ]}
        />
        {images.length > 0 && (
          <Pictures aria-label="보호자가 올린 사진">
            {images.map((image, index) => (
              <li key={image}>
                <a href={image} target="_blank" rel="noopener noreferrer">
                  <Picture src={image} alt={`보호자가 올린 사진 ${index + 1}`} sizes="8rem" ratio={1} />
                </a>
              </li>
            ))}
          </Pictures>
        )}
      </Stack>
    </Dialog>
  );
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

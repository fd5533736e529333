import { useNow } from '@petcare/remote';
import { daysBetween, seoulDate } from '@petcare/time';
import { formatDateTime, formatDate, formatPhone, formatTime, formatWon, Badge, Button, Inline, Picture, Stack, tokens } from '@petcare/ui';
import { Dialog } from '@petcare/ui/overlay';
import { styled } from 'styled-components';
import { Facts } from '../record/facts.tsx';
import { itemsInWords } from '../record/items-in-words.ts';
import { lookOfStatus } from '../record/status.ts';
import { answersFor, canMove, type Answer } from './answers.ts';
import { BookingLife } from './booking-life.tsx';
import { guestOf, petFacts, petOf, type BusinessReservation } from './business-reservation.ts';
import { GuestHistory } from './guest-history.tsx';

type Props = {
  reservation: BusinessReservation;
  onMove: () => void;
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
};

/** All of one reservation: what was asked for, who comes, and what may be answered. */
export function ReservationDialog({ reservation, onMove, onAnswer, onClose }: Props) {
  const now = useNow();
  const today = seoulDate(now);
  const { status, statusName, date, endDate, time, note, reason, user, images, reservationNumber, createdAt, isByPhone } = reservation;
  const possible = answersFor(reservation, now);
  const footer = canMove(reservation) && (
    <>
      <Button variant="ghost" icon="clock" onPress={onMove}>
        예약 변경
      </Button>
      {[...possible].reverse().map((answer) => (
        <Button key={answer.label} variant={answer.isDanger ? 'secondary' : 'primary'} onPress={() => onAnswer(answer)}>
          {answer.label}
        </Button>
      ))}
    </>
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
            ['날짜', formatDate(date)],
            ['시간', formatTime(time)],
            ['머무는 기간', endDate ? `${daysBetween(date, endDate)}박, ${formatDate(endDate)}까지` : ''],
            ['예약한 것', itemsInWords(reservation.items)],
            ['금액', reservation.price > 0 ? formatWon(reservation.price) : ''],
            ['전화', user ? formatPhone(user.phone) : ''],
            ['반려동물', petOf(reservation)],
            ['반려동물 정보', petFacts(reservation, today)],
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
        <section aria-label="처리 내역">
          <Stack gap={3}>
            <Heading>처리 내역</Heading>
            <BookingLife reservationId={reservation.id} />
          </Stack>
        </section>
        {reservation.user && (
          <section aria-label="이 손님의 다른 예약">
            <Stack gap={3}>
              <Heading>이 손님의 다른 예약</Heading>
              <GuestHistory reservationId={reservation.id} />
            </Stack>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

const Heading = styled.h3`
  padding-top: ${tokens.space[4]};
  border-top: 1px solid ${tokens.color.border};
  font-weight: ${tokens.font.weight.bold};
`;

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 6rem), 1fr));
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

import { Slot, useNow } from '@petcare/remote';
import { seoulDate, spokenLongDate } from '@petcare/time';
import { Badge, Button, Card, formatDate, formatTime, Inline, LinkButton, media, tokens } from '@petcare/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { itemsInWords } from '../record/items-in-words.ts';
import { paymentInWords } from '../record/payment-in-words.ts';
import { againPath, businessPath, venueOf } from '../record/venue.ts';
import { spokenDay } from '../record/spoken-day.ts';
import { spanInWords } from '../record/when-in-words.ts';
import { lookOfStatus, ReservationStatus } from '../record/status.ts';
import { canAskToMove, canCancel, meaningOf, petInWords, type MyReservation } from '../record/my-reservation.ts';

type Props = { reservation: MyReservation; onCancel: () => void; onMove: () => void };

export function MyReservationCard({ reservation, onCancel, onMove }: Props) {
  const now = useNow();
  const { date, time, endDate, startsAt, status, statusName, reservationNumber } = reservation;
  const venue = venueOf(reservation.business);
  const meaning = meaningOf(reservation, now);
  const [isReviewing, setReviewing] = useState(false);
  const isAhead = Date.parse(startsAt) > now;
  return (
    <Card as="article" padding="md" aria-label={`${venue?.name ?? '예약'} ${spokenLongDate(date, time)}`}>
      <Row>
        <div>
          <When>
            {isAhead ? spokenDay(date, seoulDate(now)) : formatDate(date)} {formatTime(time)}
          </When>
          {isAhead && !endDate && <Small>{formatDate(date)}</Small>}
          {endDate && <Small>{spanInWords(date, endDate)}</Small>}
        </div>
        <Badge tone={lookOfStatus(status).tone}>{statusName}</Badge>
        <Body>
          {venue ? <Name to={businessPath(venue)}>{venue.name}</Name> : <strong>더 이상 소개하지 않는 곳</strong>}
          <Small>
            {[petInWords(reservation), itemsInWords(reservation.items), paymentInWords(reservation), `예약번호 ${reservationNumber}`]
              .filter(Boolean)
              .join(' · ')}
          </Small>
          {meaning && <Meaning>{meaning}</Meaning>}
        </Body>
        <Actions gap={2}>
          {status === ReservationStatus.PAYMENT_PENDING && (
            <LinkButton size="sm" to={`/reservation/finished?id=${reservation.id}`}>
              결제하기
            </LinkButton>
          )}
          {canAskToMove(reservation, now) && (
            <Button size="sm" variant="secondary" onPress={onMove}>
              예약 변경
            </Button>
          )}
          {canCancel(reservation, now) && (
            <Button size="sm" variant="ghost" onPress={onCancel}>
              예약 취소
            </Button>
          )}
          {venue && status === ReservationStatus.COMPLETED && !isReviewing && (
            <Button size="sm" icon="star" onPress={() => setReviewing(true)}>
              리뷰 쓰기
            </Button>
          )}
          {venue && !canCancel(reservation, now) && (
            <LinkButton size="sm" variant="secondary" to={againPath(venue, reservation)}>
              다시 예약
            </LinkButton>
          )}
        </Actions>
      </Row>
      {venue && isReviewing && (
        <Review>
          <Slot
            name="reservation.review"
            props={{
              business: { kind: venue.kind, id: venue.id },
              name: venue.name,
              visitDate: date,
              petId: reservation.pet?.id ?? null,
            }}
          />
        </Review>
      )}
    </Card>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.space[3]};
  ${media.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr) auto;
    & > :nth-child(2) {
      grid-column: 3;
      grid-row: 1;
    }
  }
`;

const When = styled.strong`
  display: block;
  font-variant-numeric: tabular-nums;
`;

const Small = styled.div`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  grid-column: 1 / -1;
  ${media.tablet} {
    grid-column: 2;
    grid-row: 1;
  }
`;

const Name = styled(Link)`
  color: ${tokens.color.text};
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;
  &:hover {
    color: ${tokens.color.primaryHover};
  }
`;

const Meaning = styled.p`
  margin: ${tokens.space[1]} 0 0;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  word-break: keep-all;
`;

const Review = styled.div`
  margin-top: ${tokens.space[3]};
`;

const Actions = styled(Inline)`
  grid-column: 1 / -1;
  &:empty {
    display: none;
  }
  ${media.tablet} {
    grid-column: 2 / -1;
    justify-content: flex-end;
  }
`;

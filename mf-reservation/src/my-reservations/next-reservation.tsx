import { useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import {
  Badge,
  Button,
  buttonStyles,
  formatDate,
  formatPhone,
  formatTime,
  formatWon,
  Icon,
  LinkButton,
  media,
  tokens,
  type ButtonStyleProps,
} from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CalendarButton } from '../record/calendar-button.tsx';
import { businessPath, directionsTo, venueOf, type Venue } from '../record/venue.ts';
import { countdown, spokenDay } from '../record/spoken-day.ts';
import { spanInWords } from '../record/when-in-words.ts';
import { itemsInWords } from '../record/items-in-words.ts';
import { lookOfStatus, ReservationStatus } from '../record/status.ts';
import { canAskToMove, canCancel, meaningOf, petInWords, type MyReservation } from '../record/my-reservation.ts';

type Props = { reservation: MyReservation; onCancel: () => void; onMove: () => void };

/** The next reservation, with all that is needed to get there. */
export function NextReservation({ reservation, onCancel, onMove }: Props) {
  const now = useNow();
  const { id, date, time, endDate, price, items, status, statusName, business, note, reservationNumber } = reservation;
  const venue = venueOf(business);
  return (
    <Frame aria-label="다음 예약">
      <Top>
        <Count>{countdown(reservation, now)}</Count>
        <Badge tone={lookOfStatus(status).tone}>{statusName}</Badge>
      </Top>
      <h2>
        {spokenDay(date, seoulDate(now))} {formatTime(time)}
      </h2>
      <Exact>
        {endDate ? spanInWords(date, endDate) : formatDate(date)} · 예약번호 {reservationNumber}
      </Exact>
      <Meaning>{meaningOf(reservation, now)}</Meaning>
      <Where>
        {venue ? <VenueLines venue={venue} /> : <strong>더 이상 소개하지 않는 곳</strong>}
        {petInWords(reservation) && (
          <Line>
            <Icon name="paw" size={16} />
            {petInWords(reservation)}
          </Line>
        )}
        {items.length > 0 && (
          <Line>
            <Icon name="receipt" size={16} />
            {itemsInWords(items)} · {formatWon(price)}
          </Line>
        )}
        {note && (
          <Line>
            <Icon name="edit" size={16} />
            <span>{note}</span>
          </Line>
        )}
      </Where>
      {status === ReservationStatus.PAYMENT_PENDING && (
        <Pay>
          <LinkButton size="lg" fullWidth to={`/reservation/finished?id=${id}`}>
            결제하기
          </LinkButton>
        </Pay>
      )}
      <Actions>
        {venue?.phone && (
          <Way href={`tel:${venue.phone}`} $variant="secondary" aria-label={`${venue.name}에 전화하기 ${formatPhone(venue.phone)}`}>
            <Icon name="phone" size={18} />
            전화
          </Way>
        )}
        {venue && (
          <Way href={directionsTo(venue)} target="_blank" rel="noopener noreferrer" $variant="secondary">
            <Icon name="map" size={18} />
            길찾기
          </Way>
        )}
        <CalendarButton reservationId={id} />
        {canAskToMove(reservation, now) && (
          <Button variant="secondary" icon="clock" onPress={onMove}>
            예약 변경
          </Button>
        )}
        {canCancel(reservation, now) && (
          <Button variant="ghost" onPress={onCancel}>
            예약 취소
          </Button>
        )}
      </Actions>
    </Frame>
  );
}

function VenueLines({ venue }: { venue: Venue }) {
  return (
    <>
      <Name to={businessPath(venue)}>{venue.name}</Name>
      {venue.address && (
        <Line>
          <Icon name="map-pin" size={16} />
          {venue.address}
        </Line>
      )}
    </>
  );
}

const Frame = styled.section`
  padding: ${tokens.space[6]};
  border: 1px solid ${tokens.color.primarySoftActive};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.surface};
  background-image: linear-gradient(160deg, ${tokens.color.primarySoft}, ${tokens.color.surface} 60%);
  box-shadow: ${tokens.shadow[2]};
  & > h2 {
    margin: ${tokens.space[3]} 0 0;
    font-size: ${tokens.font.size.xl};
    font-weight: ${tokens.font.weight.bold};
    font-variant-numeric: tabular-nums;
    word-break: keep-all;
    ${media.tablet} {
      font-size: ${tokens.font.size['2xl']};
    }
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
`;

const Count = styled.strong`
  padding: ${tokens.space[1]} ${tokens.space[4]};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-variant-numeric: tabular-nums;
`;

const Exact = styled.p`
  margin: ${tokens.space[1]} 0 0;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;

const Meaning = styled.p`
  margin: ${tokens.space[3]} 0 0;
  font-weight: ${tokens.font.weight.medium};
  word-break: keep-all;
  &:empty {
    display: none;
  }
`;

const Where = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[5]};
  padding-top: ${tokens.space[5]};
  border-top: 1px solid ${tokens.color.border};
`;

const Name = styled(Link)`
  justify-self: start;
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  overflow-wrap: anywhere;
  &:hover {
    color: ${tokens.color.primaryHover};
  }
`;

const Line = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  margin: 0;
  color: ${tokens.color.textSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-top: 4px;
    color: ${tokens.color.textMute};
  }
`;

const Pay = styled.div`
  margin-top: ${tokens.space[5]};
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: ${tokens.space[2]};
  margin-top: ${tokens.space[5]};
  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    display: flex;
  }
`;

const Way = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

import { graphql, isNotFound } from '@petcare/api';
import {
  Badge,
  Button,
  buttonStyles,
  Card,
  EmptyState,
  formatPhone,
  Icon,
  Inline,
  LinkButton,
  Notice,
  PageContainer,
  PageTitle,
  Section,
  Skeleton,
  Stack,
  tokens,
  type ButtonStyleProps,
} from '@petcare/ui';
import { useBusEvent } from '@petcare/event-bus';
import { answerOf, lazyPiece, Slot } from '@petcare/remote';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { useCancelling } from '../cancelling/use-cancelling.tsx';
import { CalendarButton } from '../record/calendar-button.tsx';
import { CallLink } from '../record/call-link.tsx';
import { Facts } from '../record/facts.tsx';
import { placeWord } from '../record/place-word.ts';
import { againPath, businessPath, directionsTo, venueOf } from '../record/venue.ts';
import { MyReservationFields } from '../record/my-reservation.ts';
import { BookedProducts } from './booked-products.tsx';
import { priceInWords } from '../record/payment-in-words.ts';
import { Mark } from './mark.tsx';
import { stageOf } from './stages.ts';
import { When } from './when.tsx';
import { lookOfStatus, ReservationStatus } from '../record/status.ts';
import { useLookAgain } from '../when/use-look-again.ts';

const VenueMap = lazyPiece(() => import('./venue-map.tsx').then((m) => m.VenueMap));

/** Milliseconds until it is asked again what the business has answered. */
const EVERY = 15_000;

const ReservationFinishedPage_Reservation = graphql(
  `
    query ReservationFinishedPage_Reservation($id: ID!) {
      getReservation(reservationId: $id) {
        ...MyReservationFields
      }
    }
  `,
  [MyReservationFields],
);

/** A reservation as it stands now: it may be opened long after it was made. */
export function ReservationFinishedPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return <PageContainer width="narrow">{id ? <Finished key={id} id={id} /> : <Unknown />}</PageContainer>;
}

function Finished({ id }: { id: string }) {
  const [params] = useSearchParams();
  const asked = useQuery({ query: ReservationFinishedPage_Reservation, variables: { id } });
  const [{ data: answered, error, fetching }, again] = asked;
  const { standIn } = answerOf(asked, <Skeleton variant="card" />);
  // Asked again in the background: what is known stays when that fails.
  const [data, setData] = useState(answered);
  if (answered && answered !== data) setData(answered);
  useBusEvent('reservation.changed', ({ reservationId }) => {
    if (reservationId === id) again({ requestPolicy: 'network-only' });
  });
  const cancelling = useCancelling(() => again({ requestPolicy: 'network-only' }));
  const mayChange = Boolean(data && stageOf(data.getReservation).isAhead);
  useLookAgain(() => !fetching && again({ requestPolicy: 'network-only' }), { every: EVERY, pause: !mayChange });
  if (isNotFound(error)) return <Unknown />;
  if (!data) {
    return (
      <>
        <PageTitle>예약 내용</PageTitle>
        {standIn}
      </>
    );
  }
  const { business, ...made } = data.getReservation;
  const stage = stageOf(data.getReservation);
  const place = placeWord(business);
  // Also of one that is held no more, what became of a payment that was begun.
  const hasPayment = made.payBy !== null || (params.has('order') && !made.paid);
  const venue = venueOf(business);
  const { id: reservationId } = made;
  return (
    <>
      <Mark mark={stage.mark} />
      <PageTitle description={stage.lead}>{stage.title}</PageTitle>
      <Stack gap={6}>
        {made.reason && (
          <Notice kind="warn">
            {place}에서 알려 온 사유: {made.reason}
          </Notice>
        )}
        {hasPayment && (
          <Slot name="reservation.payment" props={{ reservationId, title: venue?.name ?? '예약', price: made.price, payBy: made.payBy }} />
        )}
        <Card padding="lg">
          <Stack gap={5}>
            <When reservation={made} isAhead={stage.isAhead} />
            <Inline gap={3} justify="space-between">
              <strong>예약번호 {made.reservationNumber}</strong>
              <Badge tone={lookOfStatus(made.status).tone}>{made.statusName}</Badge>
            </Inline>
            <Facts
              facts={[
                [place, venue?.name ?? ''],
                ['주소', venue?.address ?? ''],
                ['전화', venue?.phone ? formatPhone(venue.phone) : ''],
                ['결제', hasPayment ? '' : priceInWords(made)],
                ['반려동물', [made.petName, made.petKind].filter(Boolean).join(' · ')],
                ['요청 사항', made.note],
                ['사진', made.images.length > 0 ? `${made.images.length}장` : ''],
              ]}
            />
            <BookedProducts items={made.items} />
            {stage.isAhead && (
              <Inline gap={2}>
                <CalendarButton reservationId={reservationId} />
                {venue && (
                  <Way href={directionsTo(venue)} target="_blank" rel="noopener noreferrer" $variant="secondary">
                    <Icon name="map" size={18} />
                    길찾기
                  </Way>
                )}
                {venue?.phone && (
                  <CallLink phone={venue.phone} variant="secondary">
                    전화
                  </CallLink>
                )}
              </Inline>
            )}
          </Stack>
        </Card>
        {stage.isAhead && <Slot name="reservation.notices" props={{}} />}
        {stage.next.length > 0 && (
          <Section title="이제 이렇게 진행돼요">
            <Next>
              {stage.next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Next>
          </Section>
        )}
        {stage.isAhead && venue?.position && <VenueMap {...venue} position={venue.position} />}
        <Inline gap={3} justify="center">
          {made.payBy !== null && (
            <Button variant="ghost" onPress={() => cancelling.ask(data.getReservation)}>
              예약 그만두기
            </Button>
          )}
          {venue && made.status === ReservationStatus.COMPLETED && (
            <LinkButton icon="star" variant="secondary" to="/mypage/reservation?view=past">
              리뷰 쓰기
            </LinkButton>
          )}
          {venue && (
            <LinkButton to={stage.isAhead ? businessPath(venue) : againPath(venue, made)} variant="secondary">
              {stage.isAhead ? `${place} 보기` : '다시 예약하기'}
            </LinkButton>
          )}
          <LinkButton to="/mypage/reservation">내 예약 보기</LinkButton>
        </Inline>
      </Stack>
      {cancelling.dialog}
    </>
  );
}

const Next = styled.ol`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding-inline-start: 1.25rem;
  color: ${tokens.color.textSoft};
  list-style: decimal;
  word-break: keep-all;
`;

const Way = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

function Unknown() {
  return (
    <>
      <PageTitle>예약 내용</PageTitle>
      <EmptyState
        icon="calendar"
        title="예약을 찾을 수 없어요."
        description="다른 계정으로 예약했는지 확인해 주세요."
        action={<LinkButton to="/reservation">예약하러 가기</LinkButton>}
      />
    </>
  );
}

import { graphql, isNotFound, messageOfError } from '@petcare/api';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatLongDate,
  formatPhone,
  formatTime,
  Inline,
  LinkButton,
  PageContainer,
  PageTitle,
  Skeleton,
  Stack,
} from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { downloadCalendarFile } from './calendar-file.ts';
import { Facts } from './facts.tsx';
import { lookOfStatus } from './status.ts';

const ReservationFinishedPage_Reservation = graphql(`
  query ReservationFinishedPage_Reservation($id: ID!) {
    getReservation(reservationId: $id) {
      id
      reservationNumber
      status
      date
      time
      startsAt
      endsAt
      note
      petName
      petKind
      hospital {
        id
        name
        contract
        address {
          address
        }
      }
    }
  }
`);

export function ReservationFinishedPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return (
    <PageContainer width="narrow">
      <PageTitle description="병원이 확인하면 예약이 확정돼요.">예약을 신청했어요</PageTitle>
      {id ? <Finished id={id} /> : <Unknown />}
    </PageContainer>
  );
}

function Finished({ id }: { id: string }) {
  const [{ data, error, fetching }, again] = useQuery({ query: ReservationFinishedPage_Reservation, variables: { id } });
  if (isNotFound(error)) return <Unknown />;
  if (error) return <ErrorState message={messageOfError(error)} onRetry={again} isRetrying={fetching} />;
  if (!data) return <Skeleton variant="card" />;
  const { hospital, ...made } = data.getReservation;
  const status = lookOfStatus(made.status);
  const address = hospital?.address.address ?? '';
  const entry = {
    id: made.id,
    title: `${hospital?.name ?? '동물병원'} 예약`,
    place: address,
    startsAt: made.startsAt,
    endsAt: made.endsAt,
  };
  return (
    <Stack gap={6}>
      <Card padding="lg">
        <Stack gap={5}>
          <Inline gap={3} justify="space-between">
            <strong>예약번호 {made.reservationNumber}</strong>
            <Badge tone={status.tone}>{status.label}</Badge>
          </Inline>
          <Facts
            facts={[
              ['병원', hospital?.name ?? ''],
              ['날짜', formatLongDate(made.date)],
              ['시간', formatTime(made.time)],
              ['주소', address],
              ['전화', hospital?.contract ? formatPhone(hospital.contract) : ''],
              ['반려동물', [made.petName, made.petKind].filter(Boolean).join(' · ')],
              ['요청 사항', made.note],
            ]}
          />
          <Button variant="secondary" icon="calendar" onPress={() => downloadCalendarFile(entry)}>
            캘린더에 추가
          </Button>
        </Stack>
      </Card>
      <Inline gap={3} justify="center">
        {hospital && (
          <LinkButton to={`/hospital?id=${encodeURIComponent(hospital.id)}`} variant="secondary">
            병원 보기
          </LinkButton>
        )}
        <LinkButton to="/mypage/reservation">내 예약 보기</LinkButton>
      </Inline>
    </Stack>
  );
}

function Unknown() {
  return (
    <EmptyState
      icon="calendar"
      title="예약을 찾을 수 없어요."
      description="다른 계정으로 예약했는지 확인해 주세요."
      action={<LinkButton to="/reservation">예약하러 가기</LinkButton>}
    />
  );
}

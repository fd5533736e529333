import { refusalOf, rest, useRest, type RestOptions } from '@petcare/api';
import { answerOf, lazyPiece } from '@petcare/remote';
import { PageTitle, Skeleton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useClient, useMutation, useQuery } from 'urql';
import { ReservationViews } from '../business-reservations/reservation-views.tsx';
import { useBusinessKind } from '../own-business/business-kind.ts';
import { ReservationTimePage_Preview, ReservationTimePage_Save, ReservationTimePage_Time } from './hospital-time.ts';
import { TimeForm } from './time-form.tsx';
import type { TimeInput } from './time-setting.ts';

const FeedCard = lazyPiece(() => import('./feed-card.tsx').then((m) => m.FeedCard));

type CompanyTime = NonNullable<RestOptions<'patch', '/api/client/reservation/company-time'>['body']>;

export function ReservationTimePage() {
  const kind = useBusinessKind();
  return (
    <>
      <PageTitle description="보호자가 온라인으로 예약할 수 있는 날과 시간을 정해요.">예약 시간 설정</PageTitle>
      <ReservationViews current="time" />
      {kind === 'company' ? <CompanyTime /> : <HospitalTime />}
      {kind && (
        <Below>
          <FeedCard />
        </Below>
      )}
    </>
  );
}

function CompanyTime() {
  const { standIn, data } = answerOf(useRest('/api/client/reservation/company-time', {}), <Waiting />);
  if (standIn) return standIn;
  return (
    <TimeForm
      setting={data}
      save={async (time, settled) => {
        const answer = await rest.patch('/api/client/reservation/company-time', { body: { ...bodyOf(time), ...settled } });
        return answer.success ? undefined : refusalOf(answer);
      }}
      preview={async (time) => {
        const answer = await rest.post('/api/client/reservation/company-time/preview', { body: bodyOf(time) });
        return answer.success ? answer.data : refusalOf(answer);
      }}
    />
  );
}

function HospitalTime() {
  const client = useClient();
  const { standIn, data } = answerOf(useQuery({ query: ReservationTimePage_Time }), <Waiting />);
  const [, save] = useMutation(ReservationTimePage_Save);
  if (standIn) return standIn;
  return (
    <TimeForm
      setting={data.getHospitalReservationTime}
      save={async (time, settled) => {
        const { error: refused } = await save({ time, ...settled });
        return refused && refusalOf(refused);
      }}
      preview={async (time) => {
        const { data: previewed, error: refused } = await client.query(
          ReservationTimePage_Preview,
          { time },
          { requestPolicy: 'network-only' },
        );
        return previewed?.previewReservationTime ?? refusalOf(refused!);
      }}
    />
  );
}

/** REST takes the same fields under the same names. */
function bodyOf(time: TimeInput): CompanyTime {
  return time as CompanyTime;
}

const Below = styled.div`
  margin-top: ${tokens.space[6]};
`;

const Tall = styled.div`
  min-height: 60rem;
`;

function Waiting() {
  return (
    <Tall>
      <Skeleton variant="card" count={4} />
    </Tall>
  );
}

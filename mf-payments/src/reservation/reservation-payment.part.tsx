import { createAttempts, rest } from '@petcare/api';
import { bus } from '@petcare/event-bus';
import { Button, Card, EmptyState, Icon, Inline, LinkButton, Stack, tokens } from '@petcare/ui';
import type { SlotProps } from '@petcare/contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Checkout } from '../checkout/checkout.tsx';
import { OrderResult } from '../checkout/order-result.tsx';
import { useSecondsUntil } from './use-seconds-until.ts';

type Props = SlotProps<'reservation.payment'>;
const REQUESTED = 0;

/** Paying a reservation that is held for it; with `?order` what became of a payment. Without `payBy` it is held no more. */
export function ReservationPaymentPart({ reservationId, title, price, payBy }: Props) {
  const [params, setParams] = useSearchParams();
  const order = params.get('order');
  const path = `/reservation/finished?id=${reservationId}`;
  if (order) {
    const paid = <Paid reservationId={reservationId} title={title} />;
    const result = <OrderResult key={order} ordrIdx={order} paid={paid} again={payBy ? path : '/mypage/reservation'} />;
    return payBy ? <HeldOrder payBy={payBy}>{result}</HeldOrder> : result;
  }
  if (!payBy) return null;
  const showOrder = (idx: string) => setParams({ id: reservationId, order: idx }, { replace: true });
  return <Held reservationId={reservationId} title={title} price={price} payBy={payBy} onPaid={showOrder} />;
}

/** A payment that was begun, below the time for which the reservation is still held. */
function HeldOrder({ payBy, children }: { payBy: string; children: ReactNode }) {
  const left = useSecondsUntil(payBy);
  return (
    <Stack gap={4}>
      {left > 0 && <TimeLeft name="예약한 시간을 잡아 두고 있어요" seconds={left} />}
      <div>{children}</div>
    </Stack>
  );
}

type HeldProps = Omit<Props, 'payBy'> & { payBy: string; onPaid: (ordrIdx: string) => void };

function Held({ reservationId, title, price, payBy, onPaid }: HeldProps) {
  const left = useSecondsUntil(payBy);
  const [attempts] = useState(createAttempts);
  if (left === 0) return <TooLate reservationId={reservationId} />;
  return (
    <Stack gap={4}>
      <TimeLeft name={`${title} 결제`} seconds={left} />
      <Checkout
        kind="reservation"
        price={price}
        open={async (body) => {
          const idempotencyKey = attempts.keyFor(reservationId, body.price, body.point);
          const path = { reservation_id: reservationId };
          const answer = await rest.post('/api/client/reservation/{reservation_id}/order', { path, body, idempotencyKey });
          if (answer.success || answer.error.code !== 'UNREACHABLE') attempts.answered();
          if (!answer.success && answer.error.code === 'RESERVATION_NOT_PAYABLE') changed(reservationId);
          return answer.success ? { order: answer.data } : { refusal: answer };
        }}
        onPaid={onPaid}
      />
    </Stack>
  );
}

function TimeLeft({ name, seconds }: { name: string; seconds: number }) {
  return (
    <Card>
      <Inline justify="space-between" gap={3}>
        <Name>{name}</Name>
        <Left role="timer" aria-label="결제할 수 있는 남은 시간">
          <Icon name="clock" size={18} />
          {clockOf(seconds)}
        </Left>
      </Inline>
    </Card>
  );
}

/** The page shows the reservation as it has become. */
function changed(reservationId: string): void {
  bus.emit('reservation.changed', { reservationId, status: REQUESTED });
}

function Paid({ reservationId, title }: { reservationId: string; title: string }) {
  useEffect(() => changed(reservationId), [reservationId]);
  return (
    <EmptyState icon="check" title="결제했어요." description={`${title}에서 확인하면 확정돼요. 취소하거나 거절되면 모두 돌려드려요.`} />
  );
}

function TooLate({ reservationId }: { reservationId: string }) {
  return (
    <EmptyState
      icon="clock"
      title="결제 시간이 지났어요."
      description="잡아 두었던 시간이 풀렸어요. 빠져나간 금액은 없고, 쓰려던 포인트는 곧 돌려드려요."
      action={
        <Inline gap={2} justify="center">
          <Button variant="secondary" onPress={() => changed(reservationId)}>
            예약 상태 다시 보기
          </Button>
          <LinkButton to="/reservation">다시 예약하기</LinkButton>
        </Inline>
      }
    />
  );
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const Name = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.lg};
`;

const Left = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.primaryHover};
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

import { graphql, useAttempt } from '@petcare/api';
import { bus } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Button, Card, FormError, formatNumber, formatWon, Skeleton, Stack, tokens } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { refundRules, type OrderKind } from '../refund/refund-rules.ts';
import { MethodField } from './method-field.tsx';
import { mostPoints, splitPrice } from './split-price.ts';
import { usePayment } from './start-payment.ts';

const Checkout_MyPoint = graphql(`
  query Checkout_MyPoint {
    getMyPoint {
      id
      point
    }
    getPaymentMethods
  }
`);

/** An order that was opened: to be paid, or paid with points alone. */
export type OpenedOrder = { ordrIdx: string; state: string };

type Props = {
  /** Won. */
  price: number;
  /** Opens the order; a sentence, or what `messageOfError` reads, says why it was refused. */
  open: (given: { price: number; point: number }) => Promise<{ order: OpenedOrder } | { refusal: unknown }>;
  onPaid: (ordrIdx: string) => void;
  kind: OrderKind;
};

/** Points and money for one thing: how many points, which method, and the button that leads to the payment page. */
export function Checkout({ price, open, onPaid, kind }: Props) {
  const isBooking = kind === 'reservation';
  const { standIn, data } = answerOf(useQuery({ query: Checkout_MyPoint }), <Skeleton variant="card" count={1} />);
  const [typed, setTyped] = useState('');
  const [method, setMethod] = useState('CARD');
  const payment = usePayment();
  const { attempt, isPending, refusal } = useAttempt();

  if (standIn) return standIn;
  const own = data.getMyPoint.point;
  const { point, won, problem } = splitPrice(price, typed, own);
  const most = mostPoints(price, own);

  const buy = () =>
    attempt(async () => {
      const opened = await open({ price: won, point });
      if ('refusal' in opened) return opened.refusal;
      if (point > 0) bus.emit('points.changed', {});
      const { ordrIdx, state } = opened.order;
      if (state === 'paid') return void onPaid(ordrIdx);
      return payment.start(ordrIdx, method);
    });

  return (
    <Card>
      <Stack gap={5}>
        <TextField
          label="사용할 포인트"
          description={`가진 포인트 ${formatNumber(own)}P`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          errorMessage={problem}
          suffix="P"
        />
        {most > 0 && (
          <Button variant="secondary" size="sm" onPress={() => setTyped(formatNumber(most))}>
            {most === price ? '모두 포인트로 내기' : `${formatNumber(most)}P 모두 쓰기`}
          </Button>
        )}
        {won > 0 && <MethodField methods={data.getPaymentMethods} value={method} onChange={setMethod} />}
        <Sum>
          <dt>{isBooking ? '예약 금액' : '상품 금액'}</dt>
          <dd>{formatWon(price)}</dd>
          <dt>포인트</dt>
          <dd>{point > 0 ? `-${formatNumber(point)}P` : '0P'}</dd>
          <dt>결제할 금액</dt>
          <dd>
            <Total aria-live="polite">{formatWon(won)}</Total>
          </dd>
        </Sum>
        <Small>
          {[
            refundRules[kind],
            ...(isBooking ? [] : ['결제를 누르면 구매 조건을 확인하고 동의한 것으로 봐요.']),
            '결제창에서 그만두면 아무것도 빠져나가지 않아요.',
          ].join(' ')}
        </Small>
        <FormError>{refusal}</FormError>
        <Button size="lg" fullWidth onPress={() => void buy()} isPending={isPending || payment.isLeaving} isDisabled={problem !== ''}>
          {won > 0 ? `${formatWon(won)} 결제하기` : `포인트로 ${isBooking ? '결제' : '구매'}하기`}
        </Button>
      </Stack>
    </Card>
  );
}

const Sum = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;
  dt {
    color: ${tokens.color.textSoft};
  }
  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const Total = styled.strong`
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
`;

const Small = styled.p`
  margin: 0;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

import { graphql, isNotFound, useAttempt } from '@petcare/api';
import { bus } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Button, Card, EmptyState, formatNumber, FormError, formatWon, Inline, LinkButton, Skeleton, Spinner, Stack } from '@petcare/ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useQuery } from 'urql';
import { refundRules, type OrderKind } from '../refund/refund-rules.ts';
import { labelOfMethod, MethodField } from './method-field.tsx';
import { usePayment } from './start-payment.ts';

const OrderResult_Order = graphql(`
  query OrderResult_Order($idx: String!) {
    getMyOrder(ordrIdx: $idx) {
      ordrIdx
      kind
      title
      price
      point
      amount
      state
      note
      expiresAt
      payMethod
    }
    getPaymentMethods
  }
`);

/** The interval in milliseconds at which the state is asked for while the provider decides. */
const ASK_AGAIN = 2_000;

type Props = {
  ordrIdx: string;
  /** Shown once it is paid. */
  paid: ReactNode;
  /** The path to begin anew. */
  again: string;
};

/** The outcome of a payment: asked for until it is known, with the way on for each outcome. */
export function OrderResult({ ordrIdx, paid, again }: Props) {
  const { standIn, data, error, isLoading, reload } = answerOf(
    useQuery({ query: OrderResult_Order, variables: { idx: ordrIdx } }),
    <Skeleton variant="card" count={1} />,
  );
  const state = data?.getMyOrder.state;
  const askAgain = useEffectEvent(reload);
  useEffect(() => {
    if (state === 'paid') bus.emit('points.changed', {});
    if (state !== 'approving' || isLoading) return;
    const timer = setTimeout(() => askAgain(), ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [state, isLoading]);

  if (error && isNotFound(error)) {
    return <EmptyState icon="info" title="주문을 찾을 수 없어요." action={<LinkButton to={again}>처음으로</LinkButton>} />;
  }
  if (standIn) return standIn;
  const order = data.getMyOrder;
  switch (order.state) {
    case 'paid':
      return paid;
    case 'approving':
      return (
        <EmptyState
          title="결제를 확인하고 있어요."
          description="결제사의 답을 기다리고 있어요. 이 화면을 닫아도 결과는 그대로 남아요."
          action={<Spinner label="결제 확인 중" />}
        />
      );
    case 'open':
      return <Unpaid {...order} methods={data.getPaymentMethods} again={again} />;
    case 'expired':
    case 'cancelled':
      return (
        <EmptyState
          icon="info"
          title={order.state === 'expired' ? '결제 시간이 지났어요.' : '주문이 취소됐어요.'}
          description={order.note ?? '빠져나간 금액과 포인트는 돌려드려요.'}
          action={<LinkButton to={again}>다시 고르기</LinkButton>}
        />
      );
  }
}

type UnpaidProps = {
  ordrIdx: string;
  kind: string;
  title: string;
  amount: number;
  point: number;
  note: string | null;
  payMethod: string | null;
  methods: readonly string[];
  again: string;
};

/** Another try by the method of the last one, or by another. */
function Unpaid({ ordrIdx, kind, title, amount, point, note, payMethod, methods, again }: UnpaidProps) {
  const payment = usePayment();
  const lastLabel = payMethod === null ? undefined : labelOfMethod(methods, payMethod);
  const [method, setMethod] = useState(payMethod !== null && lastLabel ? payMethod : 'CARD');
  const [isChoosing, setChoosing] = useState(!lastLabel);
  const choice = useRef<HTMLDivElement>(null);
  const { attempt, isPending, refusal } = useAttempt();
  function chooseAnother() {
    setChoosing(true);
    requestAnimationFrame(() => choice.current?.querySelector<HTMLInputElement>('input:checked')?.focus());
  }
  return (
    <Card>
      <Stack gap={4}>
        <strong>{title}</strong>
        <p role="status">{note ?? '결제를 마치지 않았어요. 아직 빠져나간 금액은 없어요.'}</p>
        <p>
          결제할 금액 {formatWon(amount)}
          {point > 0 && <span> · 포인트 {formatNumber(point)}P는 주문에 잡아 두었고, 결제하지 않으면 돌려드려요.</span>}
        </p>
        <div ref={choice}>
          {isChoosing ? <MethodField methods={methods} value={method} onChange={setMethod} /> : `결제 수단 ${lastLabel}`}
        </div>
        {kind in refundRules && <p>{refundRules[kind as OrderKind]}</p>}
        <FormError>{refusal}</FormError>
        <Inline>
          <Button onPress={() => void attempt(() => payment.start(ordrIdx, method))} isPending={isPending || payment.isLeaving}>
            다시 결제하기
          </Button>
          {!isChoosing && (
            <Button variant="secondary" onPress={chooseAnother}>
              다른 방법으로 결제
            </Button>
          )}
          <LinkButton to={again} variant="ghost">
            다시 고르기
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  );
}

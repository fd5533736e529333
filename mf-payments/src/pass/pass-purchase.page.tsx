import { createAttempts, rest, useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { EmptyState, formatWon, Inline, LinkButton, Notice, PageContainer, PageTitle, Skeleton, Stack } from '@petcare/ui';
import { RadioGroup } from '@petcare/ui/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Checkout } from '../checkout/checkout.tsx';
import { OrderResult } from '../checkout/order-result.tsx';
import { ActivePass } from '../record/active-pass.tsx';

/** Buys a pass: `?item` chooses it, `?order` shows what became of the payment. */
export function PassPurchasePage() {
  const [params] = useSearchParams();
  const order = params.get('order');
  return (
    <PageContainer width="narrow">
      <PageTitle description={order ? undefined : '기간 동안 진료비 상세 내역을 모두 볼 수 있어요.'}>이용권 구매</PageTitle>
      {order ? <OrderResult ordrIdx={order} paid={<Bought />} again="/pass-purchase" /> : <Purchase />}
    </PageContainer>
  );
}

function Purchase() {
  const [params, setParams] = useSearchParams();
  const { standIn, data } = answerOf(useRest('/api/client/pass/items', {}), <Skeleton variant="card" count={2} />);
  const [attempts] = useState(createAttempts);
  if (standIn) return standIn;
  const item = data.items.find(({ id }) => id === params.get('item')) ?? data.items[0];
  if (!item) return <EmptyState icon="receipt" title="지금은 살 수 있는 이용권이 없어요." />;
  return (
    <Stack gap={5}>
      <ActivePass />
      <RadioGroup
        label="이용 기간"
        options={data.items.map(({ id, name, price, range }) => ({
          value: id,
          label: `${name} · ${formatWon(price)}${range > 1 ? ` (하루 ${formatWon(Math.round(price / range))})` : ''}`,
        }))}
        value={item.id}
        onChange={(chosen) => setParams({ item: chosen }, { replace: true })}
      />
      <Notice kind="info">결제가 끝나는 때부터 바로 시작해요. 쓰고 있는 이용권이 있어도 새로 산 때부터 다시 세어요.</Notice>
      <Checkout
        key={item.id}
        kind="pass"
        price={item.price}
        open={async (body) => {
          const idempotencyKey = attempts.keyFor(item.id, body.price, body.point);
          const answer = await rest.post('/api/client/pass/item/{id}/purchase', { path: { id: item.id }, body, idempotencyKey });
          if (answer.success || answer.error.code !== 'UNREACHABLE') attempts.answered();
          return answer.success ? { order: answer.data } : { refusal: answer };
        }}
        onPaid={(order) => setParams({ order }, { replace: true })}
      />
    </Stack>
  );
}

function Bought() {
  return (
    <Stack gap={5}>
      <EmptyState
        icon="receipt"
        title="이용권이 시작됐어요."
        description="지금부터 진료비 상세 내역을 볼 수 있어요."
        action={
          <Inline gap={2}>
            <LinkButton to="/pass">진료비 상세 내역 보기</LinkButton>
            <LinkButton to="/mypage/pass" variant="secondary">
              내 이용권 보기
            </LinkButton>
          </Inline>
        }
      />
      <ActivePass />
    </Stack>
  );
}

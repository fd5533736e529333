import { graphql, isNotFound, useSentOnce } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Card, EmptyState, formatWon, LinkButton, PageContainer, PageTitle, Picture, Skeleton, Stack, tokens } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMutation, useQuery } from 'urql';
import { Checkout } from '../checkout/checkout.tsx';
import { OrderResult } from '../checkout/order-result.tsx';
import { BoughtGift } from './my-gifts.tsx';

const GiftPurchasePage_Gift = graphql(`
  query GiftPurchasePage_Gift($id: ID!) {
    getGiftGroup(groupId: $id) {
      id
      name
      price
      image
      stock
    }
  }
`);

const GiftPurchasePage_Buy = graphql(`
  mutation GiftPurchasePage_Buy($id: ID!, $price: Int!, $point: Int!) {
    buyGiftCard(groupId: $id, price: $price, point: $point) {
      success
      message
      order {
        ordrIdx
        state
      }
    }
  }
`);

/** Buys a gift card: `?id` chooses it, `?order` shows what became of the payment. */
export function GiftPurchasePage() {
  const [params] = useSearchParams();
  const order = params.get('order');
  const id = params.get('id');
  return (
    <PageContainer width="narrow">
      <PageTitle description={order ? undefined : '포인트와 결제 수단을 함께 쓸 수 있어요.'}>상품권 구매</PageTitle>
      {order ? <OrderResult ordrIdx={order} paid={<Bought ordrIdx={order} />} again="/point" /> : id ? <Purchase id={id} /> : <Unchosen />}
    </PageContainer>
  );
}

function Purchase({ id }: { id: string }) {
  const [, setParams] = useSearchParams();
  const { standIn, data, error } = answerOf(
    useQuery({ query: GiftPurchasePage_Gift, variables: { id } }),
    <Skeleton variant="card" count={2} />,
  );
  const [, send] = useMutation(GiftPurchasePage_Buy);
  const buy = useSentOnce(send);
  if (error && isNotFound(error)) return <Unchosen />;
  if (standIn) return standIn;
  const { name, price, image, stock } = data.getGiftGroup;
  return (
    <Stack gap={5}>
      <Card>
        <Chosen>
          {image && (
            <Shown>
              <Picture src={image} alt="" sizes="6rem" ratio={16 / 10} />
            </Shown>
          )}
          <div>
            <Name>{name}</Name>
            <strong>{formatWon(price)}</strong>
            <Note>구매한 날부터 1년 동안 쓸 수 있어요.</Note>
          </div>
        </Chosen>
      </Card>
      {stock === 0 ? (
        <EmptyState icon="gift" title="모두 팔렸어요." action={<LinkButton to="/point">다른 상품권 보기</LinkButton>} />
      ) : (
        <Checkout
          kind="gift"
          price={price}
          open={async (given) => {
            const result = await buy({ id, ...given });
            return result.data ? { order: result.data.buyGiftCard.order } : { refusal: result.error ?? new Error() };
          }}
          onPaid={(order) => setParams({ order }, { replace: true })}
        />
      )}
    </Stack>
  );
}

function Bought({ ordrIdx }: { ordrIdx: string }) {
  return (
    <Stack gap={5}>
      <EmptyState
        icon="gift"
        title="상품권을 샀어요."
        description="내 포인트 화면에서도 언제든 볼 수 있어요."
        action={
          <LinkButton to="/mypage/point" variant="secondary">
            내 상품권 모두 보기
          </LinkButton>
        }
      />
      <BoughtGift ordrIdx={ordrIdx} />
    </Stack>
  );
}

function Unchosen() {
  return <EmptyState icon="gift" title="상품권을 골라 주세요." action={<LinkButton to="/point">포인트샵 가기</LinkButton>} />;
}

const Chosen = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
`;

const Shown = styled.div`
  flex: none;
  width: 6rem;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.sunken};
`;

const Name = styled.h2`
  margin: 0 0 ${tokens.space[1]};
  font-size: ${tokens.font.size.lg};
`;

const Note = styled.p`
  margin: ${tokens.space[2]} 0 0;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

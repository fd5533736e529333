import { graphql, type ResultOf } from '@petcare/api';
import { copyText } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  formatDate,
  formatWon,
  LinkButton,
  Pagination,
  Skeleton,
  tokens,
  usePageParam,
} from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { RefundBadge } from '../refund/refund-badge.tsx';

const COUNT = 5;

/** Bought last first. */
const MyGifts_Gifts = graphql(`
  query MyGifts_Gifts($page: Int, $count: Int) {
    getMyGiftsByPage(page: $page, count: $count) {
      id
      name
      price
      ordrIdx
      code
      expiresAt
      usedAt
      cancelledAt
      refundState
    }
    getMyGiftCount
  }
`);

/** The gift cards that the person has bought. */
export function MyGifts() {
  const { page, hrefOf } = usePageParam('gifts');
  const { standIn, data } = answerOf(
    useQuery({ query: MyGifts_Gifts, variables: { page, count: COUNT } }),
    <Skeleton variant="list" count={2} />,
    {
      empty: (gifts) =>
        gifts.getMyGiftsByPage.length === 0 && (
          <EmptyState icon="gift" title="아직 산 상품권이 없어요." action={<LinkButton to="/point">포인트샵 가기</LinkButton>} />
        ),
    },
  );
  if (standIn) return standIn;
  return (
    <>
      <List>
        {data.getMyGiftsByPage.map((gift) => (
          <GiftRow key={gift.id} gift={gift} />
        ))}
      </List>
      <Pagination page={page} count={COUNT} total={data.getMyGiftCount} hrefOf={hrefOf} />
    </>
  );
}

/** The gift card of an order, right after it was paid: it is among those bought last. Nothing for an older one. */
export function BoughtGift({ ordrIdx }: { ordrIdx: string }) {
  const { standIn, data } = answerOf(
    useQuery({ query: MyGifts_Gifts, variables: { page: 1, count: COUNT } }),
    <Skeleton variant="list" count={1} />,
  );
  const bought = data?.getMyGiftsByPage.filter((gift) => gift.ordrIdx === ordrIdx) ?? [];
  if (!standIn && bought.length === 0) return null;
  return (
    <Card>
      {standIn ?? (
        <List>
          {bought.map((gift) => (
            <GiftRow key={gift.id} gift={gift} />
          ))}
        </List>
      )}
    </Card>
  );
}

type Gift = ResultOf<typeof MyGifts_Gifts>['getMyGiftsByPage'][number];

/** Its code shows behind a tap, so that nobody reads it over a shoulder. */
function GiftRow({ gift: { name, price, code, expiresAt, usedAt, cancelledAt, refundState } }: { gift: Gift }) {
  const [isShown, setShown] = useState(false);
  const isGone = Boolean(cancelledAt ?? usedAt);
  const copy = () => copyText(code, { copied: '상품권 번호를 복사했어요.', failed: '번호를 길게 눌러 복사해 주세요.' });
  return (
    <Row>
      <span>
        <strong>{name}</strong> {formatWon(price)} {cancelledAt && <RefundBadge state={refundState} />}
        {!cancelledAt && usedAt && <Badge tone="neutral">사용함</Badge>}
        <Until>{formatDate(expiresAt)}까지</Until>
      </span>
      {!isGone && !isShown && (
        <Button variant="secondary" size="sm" onPress={() => setShown(true)} aria-label={`${name} 번호 보기`}>
          번호 보기
        </Button>
      )}
      {!isGone && isShown && (
        <Code>
          <code>{code}</code>
          <Button variant="secondary" size="sm" onPress={() => void copy()}>
            복사
          </Button>
        </Code>
      )}
    </Row>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} 0;
  & + & {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Until = styled.span`
  display: block;
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Code = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font-size: ${tokens.font.size.lg};
  letter-spacing: 0.05em;
`;

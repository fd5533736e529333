import { graphql } from '@petcare/api';
import { copyText } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Badge, Button, EmptyState, formatDate, formatWon, LinkButton, Pagination, Skeleton, tokens, usePageParam } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { RefundBadge } from '../refund/refund-badge.tsx';

const COUNT = 5;

const MyGifts_Gifts = graphql(`
  query MyGifts_Gifts($page: Int, $count: Int) {
    getMyGiftsByPage(page: $page, count: $count) {
      id
      name
      price
      code
      expiresAt
      usedAt
      cancelledAt
      refundState
    }
    getMyGiftCount
  }
`);

/** The gift cards that the person has bought; a code shows behind a tap, so that nobody reads it over a shoulder. */
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
  const [shown, setShown] = useState<string | null>(null);
  if (standIn) return standIn;
  const copy = (code: string) => copyText(code, { copied: '상품권 번호를 복사했어요.', failed: '번호를 길게 눌러 복사해 주세요.' });
  return (
    <>
      <List>
        {data.getMyGiftsByPage.map(({ id, name, price, code, expiresAt, usedAt, cancelledAt, refundState }) => {
          const isGone = Boolean(cancelledAt ?? usedAt);
          return (
            <Row key={id}>
              <span>
                <strong>{name}</strong> {formatWon(price)} {cancelledAt && <RefundBadge state={refundState} />}
                {!cancelledAt && usedAt && <Badge tone="neutral">사용함</Badge>}
                <Until>{formatDate(expiresAt)}까지</Until>
              </span>
              {!isGone && shown !== id && (
                <Button variant="secondary" size="sm" onPress={() => setShown(id)} aria-label={`${name} 번호 보기`}>
                  번호 보기
                </Button>
              )}
              {!isGone && shown === id && (
                <Code>
                  <code>{code}</code>
                  <Button variant="secondary" size="sm" onPress={() => void copy(code)}>
                    복사
                  </Button>
                </Code>
              )}
            </Row>
          );
        })}
      </List>
      <Pagination page={page} count={COUNT} total={data.getMyGiftCount} hrefOf={hrefOf} />
    </>
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
  border-bottom: 1px solid ${tokens.color.border};
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

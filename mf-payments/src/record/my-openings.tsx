import { useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Badge, EmptyState, formatDateTime, LinkButton, Pagination, Skeleton, tokens, usePageParam } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { monthInWords } from './record-texts.ts';

const COUNT = 5;

/** The records that a guardian has opened; those that were bought stay open. */
export function MyOpenings() {
  const { page, hrefOf } = usePageParam('opened');
  const { standIn, data } = answerOf(
    useRest('/api/client/pass/logList', { query: { page, count: COUNT } }),
    <Skeleton variant="list" count={2} />,
    {
      empty: ({ items }) =>
        items.length === 0 && (
          <EmptyState
            icon="receipt"
            title="아직 열어 본 내역이 없어요."
            action={
              <LinkButton to="/pass" variant="secondary">
                진료비 상세 내역 보기
              </LinkButton>
            }
          />
        ),
    },
  );
  if (standIn) return standIn;
  return (
    <>
      <List>
        {data.items.map(({ id, receiptId, openedBy, hospital, location, month, openedAt }) => (
          <li key={id}>
            <Row to={`/pass?id=${receiptId}`}>
              <span>
                <strong>{hospital}</strong> {openedBy === 'purchase' && <Badge tone="success">구매함</Badge>}
                <Where>
                  {location} · {monthInWords(month)}
                </Where>
              </span>
              <When dateTime={openedAt}>{formatDateTime(openedAt)}</When>
            </Row>
          </li>
        ))}
      </List>
      <Pagination page={page} count={COUNT} total={data.total} hrefOf={hrefOf} />
    </>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding: ${tokens.space[4]} 0;
  border-bottom: 1px solid ${tokens.color.border};
  color: inherit;
  text-decoration: none;
`;

const Where = styled.span`
  display: block;
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textSoft};
`;

const When = styled.time`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

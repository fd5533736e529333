import { useRest } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import {
  Badge,
  Card,
  EmptyState,
  formatDateTime,
  formatNumber,
  formatWon,
  LinkButton,
  PageTitle,
  Pagination,
  Section,
  Skeleton,
  Stack,
  tokens,
  usePageParam,
} from '@petcare/ui';
import { styled } from 'styled-components';
import { RefundBadge } from '../refund/refund-badge.tsx';
import { MyOpenings } from '../record/my-openings.tsx';

const COUNT = 10;

/** A guardian's passes: the one that runs, and what was bought. */
export function MyPassPage() {
  return (
    <>
      <PageTitle description="이용권으로 진료비 상세 내역을 볼 수 있어요.">내 이용권</PageTitle>
      <Stack gap={6}>
        <Section title="이용 중인 이용권">
          <Current />
        </Section>
        <Section title="구매 내역">
          <Orders />
        </Section>
        <Section title="열어 본 진료비 내역">
          <MyOpenings />
        </Section>
      </Stack>
    </>
  );
}

function Current() {
  const { standIn, data } = answerOf(useRest('/api/client/pass/info', {}), <Skeleton variant="list" count={2} />);
  if (standIn) return standIn;
  if (!data.isActive || !data.pass) {
    return (
      <EmptyState
        icon="receipt"
        title="이용 중인 이용권이 없어요."
        description={data.pass ? `지난 이용권은 ${formatDateTime(data.pass.endDate)}에 끝났어요.` : undefined}
        action={<LinkButton to="/pass-purchase">이용권 사기</LinkButton>}
      />
    );
  }
  return (
    <Card>
      <Stack gap={2}>
        <div>
          <Badge tone="primary">이용 중</Badge>
        </div>
        <Name>{data.pass.name}</Name>
        <span>
          {formatDateTime(data.pass.startDate)}부터 {formatDateTime(data.pass.endDate)}까지
        </span>
        <div>
          <LinkButton to="/pass" size="sm" variant="secondary">
            진료비 상세 내역 보기
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

function Orders() {
  const { page, hrefOf } = usePageParam('page');
  const { standIn, data } = answerOf(useRest('/api/client/pass/orders', { query: { page, count: COUNT } }), <Skeleton variant="list" />, {
    empty: ({ items }) => items.length === 0 && <EmptyState icon="receipt" title="아직 산 이용권이 없어요." />,
  });
  if (standIn) return standIn;
  return (
    <>
      <List>
        {data.items.map(({ ordrIdx, title, amount, point, state, paidAt, refundState }) => (
          <Row key={ordrIdx}>
            <span>
              <strong>{title}</strong> {state === 'cancelled' && <RefundBadge state={refundState} />}
              <When>{paidAt && formatDateTime(paidAt)}</When>
            </span>
            <span>{[amount > 0 && formatWon(amount), point > 0 && `${formatNumber(point)}P`].filter(Boolean).join(' + ')}</span>
          </Row>
        ))}
      </List>
      <Pagination page={page} count={COUNT} total={data.total} hrefOf={hrefOf} />
    </>
  );
}

const Name = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.xl};
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]} 0;
  border-bottom: 1px solid ${tokens.color.border};
  font-variant-numeric: tabular-nums;
`;

const When = styled.span`
  display: block;
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

import { graphql } from '@petcare/api';
import { useBusEvent } from '@petcare/event-bus';
import { answerOf, useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import {
  EmptyState,
  formatDateTime,
  formatNumber,
  Inline,
  Pagination,
  scrollStrip,
  Skeleton,
  Stack,
  ToggleChip,
  tokens,
  usePageParam,
} from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { periods } from '../settlement/period.ts';

const COUNT = 5;

const PointPage_History = graphql(`
  query PointPage_History($from: Date, $to: Date, $page: Int, $count: Int) {
    getMyPointHistoryByPage(startDate: $from, endDate: $to, page: $page, count: $count) {
      id
      message
      earn
      use
      timestamp {
        createdAt
      }
    }
    getMyPointHistoryCount(startDate: $from, endDate: $to)
  }
`);

const ALL = '전체';

/** The points earned and used, of all times or of a period that the address names. */
export function PointHistory() {
  const [params, setParams] = useSearchParams();
  const today = seoulDate(useNow());
  const chosen = periods.find(({ label }) => label === params.get('period'));
  const choose = (label: string) => setParams(label === ALL ? {} : { period: label }, { preventScrollReset: true });
  return (
    <Stack gap={4}>
      <Strip role="group" aria-label="기간">
        {[ALL, ...periods.map(({ label }) => label)].map((label) => (
          <ToggleChip key={label} isSelected={label === (chosen?.label ?? ALL)} onChange={() => choose(label)}>
            {label}
          </ToggleChip>
        ))}
      </Strip>
      <Entries days={chosen?.of(today) ?? {}} />
    </Stack>
  );
}

function Entries({ days }: { days: { from?: string; to?: string } }) {
  const { page, hrefOf } = usePageParam('history');
  const { standIn, data, reload } = answerOf(
    useQuery({ query: PointPage_History, variables: { ...days, page, count: COUNT } }),
    <Skeleton variant="list" count={COUNT} />,
    {
      empty: (history) =>
        history.getMyPointHistoryByPage.length === 0 &&
        (days.from ? (
          <EmptyState icon="coin" title="이 기간에는 포인트 내역이 없어요." />
        ) : (
          <EmptyState icon="coin" title="아직 포인트 내역이 없어요." description="방문이 확인된 리뷰에 500포인트가 쌓여요." />
        )),
    },
  );
  useBusEvent('points.changed', () => reload());

  if (standIn) return standIn;
  const entries = data.getMyPointHistoryByPage;
  return (
    <>
      <List>
        {entries.map(({ id, message, earn, use, timestamp }) => (
          <Entry key={id}>
            <span>
              {message}
              <When dateTime={timestamp.createdAt}>{formatDateTime(timestamp.createdAt)}</When>
            </span>
            <Change $earned={earn > 0}>{earn > 0 ? `+${formatNumber(earn)}` : `-${formatNumber(use)}`} P</Change>
          </Entry>
        ))}
      </List>
      <Pagination page={page} count={COUNT} total={data.getMyPointHistoryCount} hrefOf={hrefOf} />
    </>
  );
}

const Strip = styled(Inline)`
  flex-wrap: nowrap;
  ${scrollStrip}
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding: ${tokens.space[4]} 0;
  & > span {
    flex: 1 1 10rem;
  }
  border-bottom: 1px solid ${tokens.color.border};
`;

const When = styled.time`
  display: block;
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

const Change = styled.strong<{ $earned: boolean }>`
  flex: none;
  color: ${({ $earned }) => ($earned ? tokens.color.primary : tokens.color.textSoft)};
  font-variant-numeric: tabular-nums;
`;

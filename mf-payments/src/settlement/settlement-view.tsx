import { downloadFile, rest } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import type { QueryState } from '@petcare/remote';
import { Button, EmptyState, PageTitle, Pagination, Skeleton, Stack, tokens, type PageParam } from '@petcare/ui';
import { styled } from 'styled-components';
import type { Period } from './period.ts';
import { PeriodFields } from './period-fields.tsx';
import { SettlementRow } from './settlement-row.tsx';
import { SettlementSummary } from './settlement-summary.tsx';
import type { Settlement, SettlementInfo } from './settlement.ts';

export const COUNT = 20;

type SettledPeriod = { items: readonly Settlement[]; info: SettlementInfo };

type Props = {
  today: string;
  period: Period;
  onPeriod: (period: Period) => void;
  settled: QueryState<SettledPeriod>;
  /** All of the period, for the statement. A sentence says why it can't be had. */
  listAll: () => Promise<Settlement[] | string>;
  page: number;
  hrefOf: PageParam['hrefOf'];
};

/** A business's settlement of a period: its sums, what they are made of, and the statement on paper and as a file. */
export function SettlementView({ today, period, onPeriod, settled, listAll, page, hrefOf }: Props) {
  const { standIn, data } = answerOf(
    settled,
    <Tall>
      <Skeleton variant="list" count={6} />
    </Tall>,
  );
  const print = async () => {
    const [all, business] = await Promise.all([listAll(), rest.get('/api/client/settlement/business', {})]);
    if (typeof all === 'string') return toast('error', all);
    if (!business.success) return toast('error', business.message);
    if (!data) return toast('error', '잠시 뒤에 다시 시도해 주세요.');
    const { printStatement } = await import('./statement-sheet.ts');
    printStatement({ business: business.data, period, settlements: all, info: data.info, today });
  };
  const download = async () => {
    const { from, to } = period;
    const answer = await downloadFile('/api/client/settlement/settlements.csv', `정산-${from}-${to}.csv`, {
      query: { start_date: from, end_date: to },
    });
    if (!answer.success) toast('error', answer.message);
  };
  return (
    <>
      <PageTitle
        description="온라인으로 결제하고 이용을 마친 예약을 이용한 날로 모아요."
        actions={
          <>
            <Button size="sm" variant="secondary" icon="list" onPress={() => void print()} isDisabled={!data}>
              명세서 인쇄
            </Button>
            <Button size="sm" variant="secondary" icon="download" onPress={() => void download()}>
              엑셀 파일
            </Button>
          </>
        }
      >
        정산
      </PageTitle>
      <Stack gap={5}>
        <PeriodFields today={today} period={period} onChange={onPeriod} />
        {standIn ?? (
          <>
            <SettlementSummary info={data.info} />
            {data.items.length === 0 ? (
              <EmptyState
                icon="receipt"
                title="이 기간에 정산할 예약이 없어요."
                description="온라인으로 결제한 예약을 이용완료로 바꾸면 여기에 모여요. 현장에서 받은 금액은 들어가지 않아요."
              />
            ) : (
              <>
                <Rows aria-label="정산하는 예약">
                  {data.items.map((settlement) => (
                    <SettlementRow key={settlement.id} settlement={settlement} />
                  ))}
                </Rows>
                <Pagination page={page} count={COUNT} total={data.info.count} hrefOf={hrefOf} />
              </>
            )}
          </>
        )}
      </Stack>
    </>
  );
}

const Tall = styled.div`
  min-height: 40rem;
`;

const Rows = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

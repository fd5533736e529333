import { saveFile } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { businessKindOf, businessTypeOf, type BusinessKind } from '@petcare/contracts';
import { bothOf, answerOf, useNow } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { Button, PageTitle, Skeleton, Stack, tokens } from '@petcare/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { csvOf, groupNames, inWords, rowsOf, totalsOf, type GroupName, type Row } from './figures.ts';
import { GroupCard } from './group-card.tsx';
import { PeriodFields } from './period-fields.tsx';
import { daysOf, periodBefore, readPeriod, type Period } from './period.ts';
import { useStatistics, type ListingCounts } from './statistics.ts';

/** Visitors of the account's listing, their ways in and their clicks: `?from` and `?to` name the days. */
export function MarketingPage() {
  const session = useSession();
  const kind = session.status === 'signed-in' ? businessKindOf(businessTypeOf(session)) : null;
  return kind && <Marketing kind={kind} />;
}

const byGroup = <T,>(make: (name: GroupName) => T) =>
  Object.fromEntries(groupNames.map((name) => [name, make(name)])) as Record<GroupName, T>;

function Marketing({ kind }: { kind: BusinessKind }) {
  const [params, setParams] = useSearchParams();
  const today = seoulDate(useNow());
  const period = readPeriod(params, today);
  const { standIn, data } = answerOf(
    bothOf(useStatistics(kind, period), useStatistics(kind, periodBefore(period))),
    <Skeleton variant="card" count={3} />,
  );
  return (
    <>
      <PageTitle description="우리 페이지를 누가 보고, 어디에서 와서, 무엇을 눌렀는지 알려드려요.">마케팅 통계</PageTitle>
      <Stack gap={5}>
        <PeriodFields today={today} period={period} onChange={(chosen) => setParams({ ...chosen })} />
        {standIn ?? <Figures period={period} now={data[0]} before={data[1]} />}
      </Stack>
    </>
  );
}

function Figures({ period: { from, to }, now, before }: { period: Period; now: ListingCounts; before: ListingCounts }) {
  const rows = useMemo(() => byGroup((name) => rowsOf(name, now, { from, to })), [now, from, to]);
  const was = useMemo(() => byGroup((name) => rowsOf(name, before, periodBefore({ from, to }))), [before, from, to]);
  const days = daysOf({ from, to }).length;
  return (
    <>
      <Words>
        {inWords(
          days,
          byGroup((name) => totalsOf(rows[name])),
          byGroup((name) => totalsOf(was[name])),
        )}
      </Words>
      {groupNames.map((name) => (
        <GroupCard key={name} name={name} rows={rows[name]} before={was[name]} />
      ))}
      <div>
        <Button variant="secondary" icon="download" onPress={() => download(rows, { from, to })}>
          엑셀 파일
        </Button>
      </div>
    </>
  );
}

function download(rows: Record<GroupName, Row[]>, { from, to }: Period): void {
  saveFile(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }), `통계-${from}-${to}.csv`);
}

const Words = styled.p`
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.primarySoft};
  color: ${tokens.color.text};
  font-weight: ${tokens.font.weight.medium};
  word-break: keep-all;
`;

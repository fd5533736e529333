import type { BusinessKind } from '@petcare/contracts';
import { graphql, messageOfError, useRest } from '@petcare/api';
import type { QueryState } from '@petcare/remote';
import { addDays, weekdayOf } from '@petcare/time';
import { useQuery, type TypedDocumentNode } from 'urql';

const Visitors_Hospital = graphql(`
  query Visitors_Hospital($startDate: Date!, $endDate: Date!) {
    days: getHospitalVisotorCount(startDate: $startDate, endDate: $endDate) {
      date
      memberCount
      nonMemberCount
    }
  }
`);

const Visitors_Pharmacy = graphql(`
  query Visitors_Pharmacy($startDate: Date!, $endDate: Date!) {
    days: getPharmacyVisotorCount(startDate: $startDate, endDate: $endDate) {
      date
      memberCount
      nonMemberCount
    }
  }
`);

/** Visitors of a day, members and others. */
export type VisitorDay = { date: string; memberCount: number; nonMemberCount: number };
type Period = { startDate: string; endDate: string };
type Answer = { days: VisitorDay[] };

const queries: Record<Exclude<BusinessKind, 'company'>, TypedDocumentNode<Answer, Period>> = {
  hospital: Visitors_Hospital,
  pharmacy: Visitors_Pharmacy,
};

/** The visitors of the account's listing, by day; days without anybody may be left out. Companies are answered by REST. */
export function useVisitors(kind: BusinessKind, { startDate, endDate }: Period): QueryState<readonly VisitorDay[]> {
  const isCompany = kind === 'company';
  const company = useRest('/api/client/user/company-visitor', {
    query: { start_date: startDate, end_date: endDate },
    pause: !isCompany,
  });
  const [{ data, error, fetching }, reload] = useQuery({
    query: queries[isCompany ? 'hospital' : kind],
    variables: { startDate, endDate },
    pause: isCompany,
  });
  if (isCompany) return { ...company, data: company.data?.items };
  return { data: data?.days, error: error ? messageOfError(error) : null, isLoading: fetching, refetch: reload };
}

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Visitors of these days together, both inclusive. */
export const sumOf = (days: readonly VisitorDay[], from: string, to: string): number =>
  days
    .filter(({ date }) => date >= from && date <= to)
    .reduce((sum, { memberCount, nonMemberCount }) => sum + memberCount + nonMemberCount, 0);

/** A sentence on this week's number beside the last one's. */
export function inWords(now: number, before: number): string {
  if (now === 0 && before === 0) return '아직 방문이 없어요. 사진과 소개를 채우면 더 잘 보여요.';
  if (now === before) return '지난주 같은 기간과 같아요.';
  const by = Math.abs(now - before).toLocaleString('ko-KR');
  return now > before ? `지난주 같은 기간보다 ${by}명 늘었어요.` : `지난주 같은 기간보다 ${by}명 줄었어요.`;
}

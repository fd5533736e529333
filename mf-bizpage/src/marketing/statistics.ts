import type { BusinessKind } from '@petcare/contracts';
import { graphql, messageOfError, useRest } from '@petcare/api';
import type { QueryState } from '@petcare/remote';
import { useQuery, type TypedDocumentNode } from 'urql';
import type { Period } from './period.ts';

const MarketingPage_Hospital = graphql(`
  query MarketingPage_Hospital($startDate: Date!, $endDate: Date!) {
    visitors: getHospitalVisotorCount(startDate: $startDate, endDate: $endDate) {
      date
      memberCount
      nonMemberCount
    }
    clicks: getHospitalClickCount(startDate: $startDate, endDate: $endDate) {
      date
      reservationCount
      callCount
      shareCount
      kakaoCount
    }
    inflows: getHospitalInflowCount(startDate: $startDate, endDate: $endDate) {
      date
      type
      count
    }
  }
`);

const MarketingPage_Pharmacy = graphql(`
  query MarketingPage_Pharmacy($startDate: Date!, $endDate: Date!) {
    visitors: getPharmacyVisotorCount(startDate: $startDate, endDate: $endDate) {
      date
      memberCount
      nonMemberCount
    }
    clicks: getPharmacyClickCount(startDate: $startDate, endDate: $endDate) {
      date
      reservationCount
      callCount
      shareCount
      kakaoCount
    }
    inflows: getPharmacyInflowCount(startDate: $startDate, endDate: $endDate) {
      date
      type
      count
    }
  }
`);

/** The counts of a listing, by day; days of which nothing was counted may be left out. */
export type ListingCounts = {
  visitors: { date: string; memberCount: number; nonMemberCount: number }[];
  clicks: { date: string; reservationCount: number; callCount: number; shareCount: number; kakaoCount: number }[];
  /** `type`: 0 search, 1 list, 2 map, 3 another site. */
  inflows: { date: string; type: number; count: number }[];
};

const queries: Record<Exclude<BusinessKind, 'company'>, TypedDocumentNode<ListingCounts, { startDate: string; endDate: string }>> = {
  hospital: MarketingPage_Hospital,
  pharmacy: MarketingPage_Pharmacy,
};

/** The counts of the account's listing in a period. Companies are answered by REST. */
export function useStatistics(kind: BusinessKind, { from, to }: Period): QueryState<ListingCounts> {
  const isCompany = kind === 'company';
  const options = { query: { start_date: from, end_date: to }, pause: !isCompany };
  const visitors = useRest('/api/client/user/company-visitor', options);
  const clicks = useRest('/api/client/user/company-click', options);
  const inflows = useRest('/api/client/user/company-inflow', options);
  const [{ data, error, fetching }, reload] = useQuery({
    query: queries[isCompany ? 'hospital' : kind],
    variables: { startDate: from, endDate: to },
    pause: isCompany,
  });
  if (!isCompany) return { data, error: error ? messageOfError(error) : null, isLoading: fetching, refetch: reload };
  const all = [visitors, clicks, inflows];
  return {
    data:
      visitors.data && clicks.data && inflows.data
        ? { visitors: visitors.data.items, clicks: clicks.data.items, inflows: inflows.data.items }
        : null,
    error: all.find((one) => one.error !== null)?.error ?? null,
    isLoading: all.some((one) => one.isLoading),
    refetch: () => all.forEach((one) => one.refetch()),
  };
}

import { graphql, messageOfError } from '@petcare/api';
import { usePageParam } from '@petcare/ui';
import { useClient, useQuery } from 'urql';
import { COUNT, SettlementView } from './settlement-view.tsx';
import type { Settlement } from './settlement.ts';
import { usePeriod } from './use-period.ts';

const SettlementPage_Settlements = graphql(`
  query SettlementPage_Settlements($page: Int, $count: Int, $from: Date, $to: Date) {
    getMyHospitalSettlements(page: $page, count: $count, startDate: $from, endDate: $to) {
      id
      reservationNumber
      user {
        id
        name
      }
      items {
        id
        productName
        optionName
        price
      }
      date
      time
      price
      point
    }
    getMyHospitalSettlementInfo(startDate: $from, endDate: $to) {
      count
      totalPrice
      point
      fees
      settlementAmount
    }
  }
`);
const AT_ONCE = 100;

/** A hospital's settlement of a period: `?from`, `?to` and `?page`. */
export function SettlementPage() {
  const { today, period, choose } = usePeriod();
  const { page, hrefOf } = usePageParam('page');
  const client = useClient();
  const [{ data, error, fetching }, reload] = useQuery({
    query: SettlementPage_Settlements,
    variables: { ...period, page, count: COUNT },
    requestPolicy: 'cache-and-network',
  });
  const listAll = async (): Promise<Settlement[] | string> => {
    const all: Settlement[] = [];
    for (let next = 1; ; next += 1) {
      const answer = await client.query(SettlementPage_Settlements, { ...period, page: next, count: AT_ONCE }).toPromise();
      if (!answer.data) return messageOfError(answer.error);
      all.push(...answer.data.getMyHospitalSettlements);
      if (answer.data.getMyHospitalSettlements.length < AT_ONCE) return all;
    }
  };
  return (
    <SettlementView
      {...{ today, period, page, hrefOf, listAll }}
      onPeriod={choose}
      settled={{
        data: data && { items: data.getMyHospitalSettlements, info: data.getMyHospitalSettlementInfo },
        error: error ? messageOfError(error) : null,
        isLoading: fetching,
        refetch: reload,
      }}
    />
  );
}

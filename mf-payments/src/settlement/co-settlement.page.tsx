import { rest, useRest } from '@petcare/api';
import { bothOf } from '@petcare/remote';
import { usePageParam } from '@petcare/ui';
import { COUNT, SettlementView } from './settlement-view.tsx';
import type { Settlement } from './settlement.ts';
import { usePeriod } from './use-period.ts';

const LIST = '/api/client/settlement/co-settlement';
const AT_ONCE = 100;

/** A company's settlement of a period: `?from`, `?to` and `?page`. */
export function CoSettlementPage() {
  const { today, period, choose } = usePeriod();
  const { page, hrefOf } = usePageParam('page');
  const query = { start_date: period.from, end_date: period.to };
  const { data, ...state } = bothOf(
    useRest(LIST, { query: { ...query, page, count: COUNT } }),
    useRest('/api/client/settlement/co-settlement-info', { query }),
  );
  const listAll = async (): Promise<Settlement[] | string> => {
    const all: Settlement[] = [];
    for (let next = 1; ; next += 1) {
      const answer = await rest.get(LIST, { query: { ...query, page: next, count: AT_ONCE } });
      if (!answer.success) return answer.message;
      all.push(...answer.data.items);
      if (answer.data.items.length < AT_ONCE) return all;
    }
  };
  return (
    <SettlementView
      {...{ today, period, page, hrefOf, listAll }}
      onPeriod={choose}
      settled={{ ...state, data: data && { items: data[0].items, info: data[1] } }}
    />
  );
}

import type { ReservationItem } from './items.sql.ts';
import { BOM, lineOf } from './reservations-file.ts';
import type { SettlementInfo } from './settlements.policy.ts';
import type { Settlement } from './settlements.sql.ts';

type Page = { settlements: Settlement[]; items: ReservationItem[] };

const head = ['이용일', '시간', '예약번호', '예약자', '상품', '카드 등', '포인트', '결제 금액'];

/** A line for each reservation, then the sums as the page shows them. */
export async function* settlementLines(pages: AsyncIterable<Page> | Iterable<Page>, info: SettlementInfo): AsyncIterable<string> {
  yield `${BOM}${lineOf(head)}`;
  for await (const { settlements, items } of pages) {
    for (const one of settlements) {
      const names = items
        .filter(({ reservationId }) => reservationId === one.id)
        .map(({ productName, optionName }) => optionName ?? productName);
      const { date, time, reservationNumber, userName, won, point } = one;
      const sums = [won, point, won + point].map(String);
      yield lineOf([date, time, reservationNumber, userName ?? '탈퇴한 회원', names.join(', '), ...sums]);
    }
  }
  const blank = head.slice(2).map(() => '');
  const sum = (name: string, price: number) => lineOf([name, ...blank, String(price)]);
  yield sum(`합계 ${info.count}건`, info.totalPrice) + sum('수수료 (10%)', info.fees) + sum('정산 금액', info.settlementAmount);
}

import { BOM, lineOf } from '../../../platform/csv-line.ts';
import type { ReservationItem } from '../record/items.sql.ts';
import type { Period, SettlementInfo } from './settlements.policy.ts';
import type { Settlement } from './settlements.sql.ts';

/** `registrationNumber` is null where no registration of the account was approved. */
export type SettledBusiness = { name: string; registrationNumber: string | null };
type Page = { settlements: Settlement[]; items: ReservationItem[] };

const head = ['이용일', '시간', '예약번호', '예약자', '상품', '카드 등', '포인트', '결제 금액'];

/** The lines of a statement: its business and days, a line for each reservation, then the sums as the page shows them. */
export async function* settlementLines(
  pages: AsyncIterable<Page> | Iterable<Page>,
  info: SettlementInfo,
  { business, period }: { business: SettledBusiness | null; period: Period },
): AsyncIterable<string> {
  yield `${BOM}${lineOf(['정산 명세서'])}`;
  if (business) yield lineOf(['업체', business.name]);
  if (business?.registrationNumber) yield lineOf(['사업자등록번호', business.registrationNumber]);
  yield lineOf(['기간', `${period.startDate} ~ ${period.endDate}`]) + lineOf([]) + lineOf(head);
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

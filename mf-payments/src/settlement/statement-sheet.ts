import { formatNumber, formatTime, formatWon } from '@petcare/ui';
import type { Period } from './period.ts';
import { guestOf, itemsInWords, type SettledBusiness, type Settlement, type SettlementInfo } from './settlement.ts';

type Statement = {
  business: SettledBusiness | null;
  period: Period;
  settlements: readonly Settlement[];
  info: SettlementInfo;
  /** The day on which it is printed. */
  today: string;
};

const cells: readonly [head: string, of: (one: Settlement) => string, isNumber?: true][] = [
  ['이용일', ({ date, time }) => `${date} ${formatTime(time)}`],
  ['예약번호', ({ reservationNumber }) => reservationNumber],
  ['예약자', guestOf],
  ['상품', ({ items }) => itemsInWords(items)],
  ['포인트', ({ point }) => formatNumber(point), true],
  ['결제 금액', ({ price }) => formatNumber(price), true],
];

function element(name: string, text = '', style = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.style.cssText = style;
  return made;
}

/** The statement of a period as a table of black on white. */
export function statementOf({ business, period: { from, to }, settlements, info, today }: Statement): HTMLElement {
  const sheet = element('main', '', "font: 10.5pt/1.45 'Malgun Gothic', 'Apple SD Gothic Neo', sans-serif; color: #000");
  const facts = element('dl', '', 'display: grid; grid-template-columns: max-content 1fr; gap: 2pt 12pt; margin: 10pt 0 14pt');
  for (const [name, text] of [
    ['업체', business?.name],
    ['사업자등록번호', business?.registrationNumber],
    ['기간', `${from} ~ ${to} · ${formatNumber(info.count)}건`],
    ['발행일', today],
  ]) {
    if (text) facts.append(element('dt', name ?? '', 'color: #555'), element('dd', text, 'margin: 0'));
  }
  sheet.append(element('h1', '정산 명세서', 'margin: 0; font-size: 16pt'), facts);
  const table = element('table', '', 'width: 100%; border-collapse: collapse');
  const line = 'padding: 4pt 6pt; border-bottom: 1px solid #999; vertical-align: top';
  const styleOf = (isNumber?: true) => `${line}; text-align: ${isNumber ? 'right' : 'left'}`;
  const head = element('thead');
  const headings = element('tr');
  headings.append(...cells.map(([name, , isNumber]) => element('th', name, `${styleOf(isNumber)}; border-bottom: 2px solid #000`)));
  head.append(headings);
  const body = element('tbody');
  for (const settlement of settlements) {
    const row = element('tr', '', 'break-inside: avoid');
    row.append(...cells.map(([, of, isNumber]) => element('td', of(settlement), styleOf(isNumber))));
    body.append(row);
  }
  table.append(head, body);
  const sums = element('p', '', 'margin-top: 12pt; text-align: right; break-inside: avoid');
  sums.textContent = `결제 금액 ${formatWon(info.totalPrice)} − 수수료 ${formatWon(info.fees)} = `;
  sums.append(element('strong', `정산 금액 ${formatWon(info.settlementAmount)}`));
  sheet.append(table, sums);
  return sheet;
}

/** Prints a statement in a frame of its own: what stands around it on the page is not printed. */
export function printStatement(statement: Statement): void {
  const frame = document.createElement('iframe');
  frame.title = '인쇄할 명세서';
  frame.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 0; height: 0; border: 0; visibility: hidden';
  document.body.append(frame);
  const { contentWindow: page } = frame;
  if (!page) return frame.remove();
  const { business, period } = statement;
  page.document.title = ['정산 명세서', business?.name, `${period.from} ~ ${period.to}`].filter(Boolean).join(' ');
  page.document.body.append(page.document.importNode(statementOf(statement), true));
  page.addEventListener('afterprint', () => frame.remove());
  page.focus();
  page.print();
}

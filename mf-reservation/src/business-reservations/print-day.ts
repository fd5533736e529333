import { rest } from '@petcare/api';
import { formatDate, formatPhone } from '@petcare/ui';
import { chargeOf, guestOf, hourOn, petOf, type BusinessReservation } from './business-reservation.ts';

const MOST = 100;
const HOLDING = '0,1,2,5,6';

const cells: readonly [head: string, of: (one: BusinessReservation, day: string) => string][] = [
  ['시간', (one, day) => hourOn(day, one)],
  ['예약자', guestOf],
  ['전화', ({ user }) => (user ? formatPhone(user.phone) : '')],
  ['반려동물', petOf],
  ['상품과 금액', chargeOf],
  ['상태', ({ statusName }) => statusName],
  ['요청 사항', ({ note }) => note],
];

/** Prints a day's reservations, whatever the page shows. Answers with a sentence where they can't be had. */
export async function printDay(date: string): Promise<string | undefined> {
  const reservations: BusinessReservation[] = [];
  for (let page = 1; ; page += 1) {
    const query = { start_date: date, end_date: date, statuses: HOLDING, sort: 'time', page, count: MOST } as const;
    const answer = await rest.get('/api/client/reservation/reservation-list', { query });
    if (!answer.success) return answer.message;
    reservations.push(...answer.data.items);
    if (answer.data.items.length < MOST) break;
  }
  printSheet(sheetOf(date, reservations));
  return undefined;
}

function element(name: string, text = '', style = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.style.cssText = style;
  return made;
}

/** The sheet of a day as a table of black on white. */
export function sheetOf(date: string, reservations: readonly BusinessReservation[]): HTMLElement {
  const sheet = element('main', '', "font: 11pt/1.45 'Malgun Gothic', 'Apple SD Gothic Neo', sans-serif; color: #000");
  sheet.append(element('h1', `${formatDate(date)} 예약 ${reservations.length}건`, 'margin: 0 0 12pt; font-size: 16pt'));
  if (reservations.length === 0) {
    sheet.append(element('p', '예약이 없어요.'));
    return sheet;
  }
  const table = element('table', '', 'width: 100%; border-collapse: collapse');
  const line = 'padding: 4pt 6pt; border-bottom: 1px solid #999; text-align: left; vertical-align: top; white-space: pre-wrap';
  const head = element('thead');
  const headings = element('tr');
  headings.append(...cells.map(([name]) => element('th', name, `${line}; border-bottom: 2px solid #000`)));
  head.append(headings);
  const body = element('tbody');
  for (const reservation of reservations) {
    const row = element('tr', '', 'break-inside: avoid');
    row.append(...cells.map(([, of]) => element('td', of(reservation, date), line)));
    body.append(row);
  }
  table.append(head, body);
  sheet.append(table);
  return sheet;
}

/** A frame of its own: what stands around the list on the page is not printed. */
function printSheet(sheet: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.title = '인쇄할 목록';
  frame.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 0; height: 0; border: 0; visibility: hidden';
  document.body.append(frame);
  const { contentWindow: page } = frame;
  if (!page) return frame.remove();
  page.document.body.append(page.document.importNode(sheet, true));
  page.addEventListener('afterprint', () => frame.remove());
  page.focus();
  page.print();
}

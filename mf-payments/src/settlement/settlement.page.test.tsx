import { answerRest, ok, okList, renderPage, refused, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { BusinessPointPage } from './business-point.page.tsx';
import { CoSettlementPage } from './co-settlement.page.tsx';
import { SettlementPage } from './settlement.page.tsx';
import { statementOf } from './statement-sheet.ts';

const settlement = {
  id: '31',
  reservationNumber: '261103-ACDEFG',
  user: { id: '3', name: '김보리' },
  items: [
    { id: '1', productName: '목욕', optionName: null, price: 30_000 },
    { id: '2', productName: '목욕', optionName: '스파', price: 5_000 },
  ],
  date: '2026-11-03',
  time: '09:30',
  price: 35_000,
  point: 5_000,
};
const info = { count: 1, totalPrice: 35_000, point: 5_000, fees: 3_500, settlementAmount: 31_500 };
const none = { count: 0, totalPrice: 0, point: 0, fees: 0, settlementAmount: 0 };
const AT = '?from=2026-11-01&to=2026-11-30';
const hospital = (responses: Responses) =>
  renderPage(<SettlementPage />, { at: `/bizpage/settlement${AT}`, responses, session: { accountType: 1 } });

test('a hospital sees the sums of the period, and each reservation with its items', async () => {
  const { sent, user } = hospital({
    SettlementPage_Settlements: { getMyHospitalSettlements: [settlement], getMyHospitalSettlementInfo: info },
  });
  const summary = await screen.findByRole('region', { name: '정산 요약' });
  expect(within(summary).getByText('31,500원')).toBeInTheDocument();
  expect(within(summary).getByText('-3,500원')).toBeInTheDocument();
  await user.click(screen.getByText('목욕 (스파)'));
  expect(screen.getByText('└ 스파')).toBeInTheDocument();
  expect(sent[0]?.variables).toMatchObject({ from: '2026-11-01', to: '2026-11-30', page: 1 });
});

test('the page of settlements says that there is nothing to settle, and what settles', async () => {
  hospital({ SettlementPage_Settlements: { getMyHospitalSettlements: [], getMyHospitalSettlementInfo: none } });
  expect(await screen.findByText('이 기간에 정산할 예약이 없어요.')).toBeInTheDocument();
});

test('a company has the same over REST', async () => {
  answerRest({
    'GET /settlement/co-settlement': ok({ items: [settlement], total: 1, page: 1, count: 20 }),
    'GET /settlement/co-settlement-info': ok(info),
  });
  renderPage(<CoSettlementPage />, { at: `/bizpage/co-settlement${AT}`, responses: {}, session: { accountType: 3 } });
  expect(await screen.findByText('김보리 · 예약번호 261103-ACDEFG')).toBeInTheDocument();
});

test('the page of settlements says why the settlement of a company can’t be had', async () => {
  answerRest({
    'GET /settlement/co-settlement': refused('VALIDATION_FAILED', '기간을 정해 주세요.'),
    'GET /settlement/co-settlement-info': ok(none),
  });
  renderPage(<CoSettlementPage />, { at: `/bizpage/co-settlement${AT}`, responses: {}, session: { accountType: 3 } });
  expect(await screen.findByText('기간을 정해 주세요.')).toBeInTheDocument();
});

test('the points of the days make the sum below them', async () => {
  const day = { date: '2026-11-03', count: 1, totalPrice: 35_000, point: 5_000 };
  answerRest({
    'GET /settlement/days': okList([day, { ...day, date: '2026-11-02', point: 1_000 }, { ...day, date: '2026-11-01', point: 0 }]),
  });
  renderPage(<BusinessPointPage />, { at: `/bizpage/point${AT}`, responses: {}, session: { accountType: 3 } });
  const rows = within(await screen.findByRole('table', { name: '포인트로 받은 금액' })).getAllByRole('row');
  expect(rows).toHaveLength(4);
  expect(rows.at(-1)).toHaveTextContent('합계6,000P');
});

test('the statement on paper says whose it is, has every reservation and ends with the sum', () => {
  const business = { name: '보리 미용실', registrationNumber: '120-81-47521' };
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const sheet = statementOf({ business, period, settlements: [settlement], info, today: '2026-12-01' });
  expect(sheet.querySelector('dl')).toHaveTextContent(
    '업체보리 미용실사업자등록번호120-81-47521기간2026-11-01 ~ 2026-11-30 · 1건발행일2026-12-01',
  );
  expect(sheet.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(sheet.textContent).toContain('결제 금액 35,000원 − 수수료 3,500원 = 정산 금액 31,500원');
});

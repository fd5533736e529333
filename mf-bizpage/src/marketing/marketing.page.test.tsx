import { answerRest, ok, refusal, renderPage } from '@petcare/testing';
import { addDays, seoulDate } from '@petcare/time';
import { screen, within } from '@testing-library/react';
import { MarketingPage } from './marketing.page.tsx';

const today = seoulDate(Date.now());
const visitorsOn = (date: string, memberCount: number) => [{ date, memberCount, nonMemberCount: 1 }];
const nothing = { clicks: [], inflows: [] };

test('the page of statistics shows a hospital what was counted beside the period before, and as a table', async () => {
  const { sent, user, address } = renderPage(<MarketingPage />, {
    at: '/bizpage/marketing',
    path: '/bizpage/marketing',
    session: { accountType: 1 },
    responses: {
      MarketingPage_Hospital: ({ endDate }) =>
        endDate === today
          ? { visitors: visitorsOn(today, 11), clicks: [], inflows: [{ date: today, type: 2, count: 7 }] }
          : { visitors: visitorsOn(addDays(today, -40), 5), ...nothing },
    },
  });
  expect(await screen.findByText(/^30일 동안 12명이 보았고, 그 전 30일보다 100% 늘었어요/)).toBeInTheDocument();
  expect(sent.map(({ variables }) => variables)).toEqual([
    { startDate: addDays(today, -29), endDate: today },
    { startDate: addDays(today, -59), endDate: addDays(today, -30) },
  ]);
  const visitors = screen.getByRole('region', { name: '방문자' });
  expect(within(visitors).getByText('12명')).toBeInTheDocument();
  const [, latest] = within(visitors).getAllByRole('row', { hidden: true });
  expect(latest).toHaveTextContent(`${today.replaceAll('-', '.')}111`);
  await user.click(screen.getByRole('button', { name: '최근 7일' }));
  expect(address()).toBe(`/bizpage/marketing?from=${addDays(today, -6)}&to=${today}`);
});

test('the page of statistics shows a company its figures by REST, and asks again what could not be had', async () => {
  let isDown = true;
  answerRest({
    'GET /user/company-visitor': () => ok({ items: visitorsOn(today, 3) }),
    'GET /user/company-click': () => ok({ items: [] }),
    'GET /user/company-inflow': () => (isDown ? { status: 500, body: {} } : ok({ items: [] })),
  });
  const { user } = renderPage(<MarketingPage />, { session: { accountType: 3 } });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(/^30일 동안 4명이 보았어요/)).toBeInTheDocument();
});

test('the page of statistics says why the figures can’t be had', async () => {
  renderPage(<MarketingPage />, {
    session: { accountType: 2 },
    responses: { MarketingPage_Pharmacy: refusal('INTERNAL', '잠시 후에요.') },
  });
  expect(await screen.findByText('잠시 후에요.')).toBeInTheDocument();
});

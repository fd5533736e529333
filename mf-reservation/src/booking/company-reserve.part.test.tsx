import { bus } from '@petcare/event-bus';
import { answerRest, ok, okList, renderPage } from '@petcare/testing';
import { act, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { aBookable } from '../testing/a-bookable.ts';
import { CompanyReservePart } from './company-reserve.part.tsx';

const given = {
  business: { kind: 'company', id: '3' } as const,
  name: '포근미용실',
  allowReservation: true,
  phone: '+82233334444',
  kakao: 'https://pf.kakao.com/_pogeun',
};
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('the part of a company shows the next free times of a company, each a way into the form, and asks again after a booking', async () => {
  let free = ['09:00', '09:30'];
  answerRest({
    'GET /reservation/find': ok(aBookable({ id: '3', type: 'company' })),
    'GET /reservation/able': () => okList([{ date: '2026-11-30', free: free.length }]),
    'GET /reservation/abletime': () => okList(['09:00', '09:30'].map((time) => ({ time, taken: !free.includes(time) }))),
  });
  renderPage(<CompanyReservePart {...given} />);
  expect(await screen.findByRole('link', { name: '오전 9:30' })).toBeInTheDocument();
  expect(hrefs()).toEqual([
    '/reservation?company=3&date=2026-11-30&time=09:00',
    '/reservation?company=3&date=2026-11-30&time=09:30',
    '/reservation?company=3',
    'tel:+82233334444',
    'https://pf.kakao.com/_pogeun',
  ]);
  free = ['09:30'];
  act(() => bus.emit('reservation.made', { business: { kind: 'company', id: '3' }, reservationId: '1' }));
  await waitForElementToBeRemoved(screen.getByRole('link', { name: '오전 9:00' }));
  expect(screen.getByRole('link', { name: '오전 9:30' })).toBeInTheDocument();
});

test.each([
  ['by telephone', { kakao: null }, ['tel:+82233334444']],
  ['by channel', { phone: null }, ['https://pf.kakao.com/_pogeun']],
  ['nowhere', { phone: null, kakao: null }, []],
])('a company that takes no bookings is asked %s', (_name, change, expected) => {
  answerRest({});
  renderPage(<CompanyReservePart {...given} allowReservation={false} {...change} />);
  expect(screen.getByText(/온라인 예약을 받지 않는 곳이에요/)).toBeInTheDocument();
  expect(hrefs()).toEqual(expected);
});

test('the part of a company counts a click on a way to the company', async () => {
  const sent = answerRest({ 'POST /company/3/click': () => ok(true) });
  const { user } = renderPage(<CompanyReservePart {...given} allowReservation={false} />);
  await user.click(screen.getByRole('link', { name: '카카오로 문의' }));
  expect(sent).toMatchObject([{ call: 'POST /company/3/click', query: { type: '0' } }]);
});

test('the part of a company leads to a stay of a hotel on the days when one can begin', async () => {
  const sent = answerRest({
    'GET /reservation/find': ok(aBookable({ id: '3', type: 'company', takesStays: true })),
    'GET /reservation/able': okList([
      { date: '2026-11-29', free: 2, canArrive: false, canLeave: false },
      { date: '2026-11-30', free: 2, canArrive: true, canLeave: true },
    ]),
  });
  renderPage(<CompanyReservePart {...given} />);
  expect(await screen.findByRole('link', { name: /^2026년 11월 30일 \(월\).*2자리 남았어요/ })).toBeInTheDocument();
  expect(hrefs().slice(0, 2)).toEqual(Array(2).fill('/reservation?company=3&stay=1&date=2026-11-30'));
  expect(sent.find(({ call }) => call === 'GET /reservation/able')?.query).toMatchObject({ company_id: '3', stay: 'true' });
});

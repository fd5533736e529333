import { bus } from '@petcare/event-bus';
import { answerRest, okList, refused, renderPage } from '@petcare/testing';
import { act, screen, within } from '@testing-library/react';
import { HospitalReservePart } from './hospital-reserve.part.tsx';

const part = (allowReservation = true) => (
  <HospitalReservePart business={{ kind: 'hospital', id: '7' }} name="구로동물병원" allowReservation={allowReservation} />
);
afterEach(() => jest.restoreAllMocks());

const slots = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];

test('the part of a hospital shows the next free times and asks again after a booking', async () => {
  let free = slots;
  const times = () => okList(slots.map((time) => ({ time, taken: !free.includes(time) })));
  answerRest({ 'GET /reservation/able': () => okList([{ date: '2026-11-30', free: free.length }]), 'GET /reservation/abletime': times });
  renderPage(part());
  const list = await screen.findByRole('list', { name: '11월 30일 월요일 빈 시간' });
  expect(await within(list).findByText('오전 9:00')).toBeInTheDocument();
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('link', { name: '11월 30일 월요일 빈 시간 2개 더 보기' })).toHaveAttribute(
    'href',
    '/reservation?hospital=7&date=2026-11-30',
  );
  expect(screen.getByRole('link', { name: '예약하기' })).toHaveAttribute('href', '/reservation?hospital=7');
  free = ['11:30'];
  act(() => bus.emit('reservation.made', { business: { kind: 'hospital', id: '7' }, reservationId: '1' }));
  expect(await within(list).findByText('오전 11:30')).toBeInTheDocument();
  expect(within(list).queryByText('오전 9:00')).not.toBeInTheDocument();
});

test('the part of a hospital shows the times of the next three days that have one', async () => {
  const days = [
    ['2026-11-30', 0] as const,
    ...(['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-05'] as const).map((day) => [day, 1] as const),
  ];
  const sent = answerRest({
    'GET /reservation/able': () => okList(days.map(([date, free]) => ({ date, free }))),
    'GET /reservation/abletime': () => okList([{ time: '09:00', taken: false }]),
  });
  renderPage(part());
  const times = await screen.findAllByRole('link', { name: '오전 9:00' });
  expect(times.map((link) => link.getAttribute('href')?.slice(-21))).toEqual([
    '2026-12-01&time=09:00',
    '2026-12-02&time=09:00',
    '2026-12-04&time=09:00',
  ]);
  expect(sent.filter(({ call }) => call === 'GET /reservation/abletime')).toHaveLength(3);
});

test('the part of a hospital keeps the booking link without free times or without an answer', async () => {
  answerRest({ 'GET /reservation/able': () => okList([]) });
  const { unmount } = renderPage(part());
  expect(await screen.findByText(/두 주 안에는 빈 시간이 없어요/)).toBeInTheDocument();
  unmount();
  answerRest({ 'GET /reservation/able': () => refused('TOO_MANY', '요청이 너무 많아요.') });
  renderPage(part());
  expect(await screen.findByText('요청이 너무 많아요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '예약하기' })).toBeInTheDocument();
});

test('the part of a hospital shows a sentence without a link for a hospital that takes no reservations', () => {
  const sent = answerRest({});
  renderPage(part(false));
  expect(screen.getByText(/온라인 예약을 받지 않는 병원이에요/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('the part of a hospital counts a click on the booking link', async () => {
  answerRest({ 'GET /reservation/able': () => okList([]) });
  const page = renderPage(part(), { responses: { HospitalReservePart_CountClick: { increaseHospitalClickCount: true } } });
  await page.user.click(await screen.findByRole('link', { name: '예약하기' }));
  expect(page.address()).toBe('/reservation?hospital=7');
  expect(page.sent).toEqual([{ name: 'HospitalReservePart_CountClick', variables: { hospitalId: '7' } }]);
});

test('the part of a hospital shows no time as free without a network, and says so', async () => {
  answerRest({
    'GET /reservation/able': () => okList([{ date: '2026-11-30', free: 1 }]),
    'GET /reservation/abletime': () => okList([{ time: '09:00', taken: false }]),
  });
  renderPage(part());
  await screen.findByRole('link', { name: '오전 9:00' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^오프라인이라/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

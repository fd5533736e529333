import { addDays, seoulDate } from '@petcare/time';
import { bus } from '@petcare/event-bus';
import { answerRest, ok, refusal, refused, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ReservationPage } from './reservation.page.tsx';

const hospital = {
  id: '7',
  name: '구로동물병원',
  contract: '+8221234567',
  allowReservation: true,
  address: { address: '서울특별시 구로구 구로동로 1', detailAddress: null },
  reviewScore: 4.5,
  reviewCount: 12,
  facilityPicture: [],
};
const responses: Responses = { ReservationPage_Hospital: { getHospital: hospital }, PetChips_Pets: { getMyPetsByPage: [] } };
const today = seoulDate(Date.now());
const ableDays = () => ok([{ date: today, free: 2 }]);
const taken = new Set<string>();
const times = () => ok(['09:00', '09:30', '14:00'].map((time) => ({ time, taken: taken.has(time) })));
beforeEach(() => {
  taken.clear();
  sessionStorage.clear();
});

const open = (overrides: Responses = {}) =>
  renderPage(<ReservationPage />, {
    at: '/reservation?hospital=7',
    path: '/reservation',
    responses: { ...responses, ...overrides },
    session: { accountType: 0 },
  });

const dayButton = () => within(screen.getByRole('grid')).getByRole('button', { name: new RegExp(` ${Number(today.slice(8))}일`) });

async function pick({ user }: ReturnType<typeof open>, time: string) {
  await screen.findByRole('grid');
  await user.click(dayButton());
  await user.click(await screen.findByRole('radio', { name: time }));
}

test('books a chosen day and time after a confirmation and opens the finished page', async () => {
  const heard: unknown[] = [];
  const subscription = bus.on('reservation.made').subscribe((made) => heard.push(made));
  const sent = answerRest({
    'GET /reservation/able': ableDays,
    'GET /reservation/abletime': times,
    'POST /reservation': () => ok({ id: '31', reservationNumber: '261123-ACDEFG' }),
  });
  const page = open();
  await pick(page, '오전 9:30');
  await page.user.type(screen.getByRole('textbox', { name: '반려동물 이름' }), '보리');
  await page.user.type(screen.getByRole('textbox', { name: '요청 사항' }), '기침을 해요');
  await page.user.click(screen.getByRole('button', { name: '예약 내용 확인하기' }));
  const dialog = await screen.findByRole('alertdialog', { name: '이대로 예약할까요?' });
  expect(within(dialog).getByText('구로동물병원')).toBeInTheDocument();
  expect(within(dialog).getByText('오전 9:30')).toBeInTheDocument();
  expect(within(dialog).getByText('기침을 해요')).toBeInTheDocument();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await page.user.click(within(dialog).getByRole('button', { name: '예약 신청하기' }));
  await waitFor(() => expect(page.address()).toBe('/reservation/finished?id=31'));
  subscription.unsubscribe();
  expect(heard).toEqual([{ reservationId: '31', hospitalId: '7' }]);
  expect(sent.find(({ call }) => call === 'GET /reservation/able')?.query).toEqual({
    hospital_id: '7',
    start_date: today,
    end_date: addDays(today, 60),
  });
  expect(sent.find(({ call }) => call.startsWith('POST'))).toMatchObject({
    body: { hospitalID: '7', date: today, time: '09:30', note: '기침을 해요', petName: '보리' },
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('shows a slot taken meanwhile as taken and keeps the details', async () => {
  const message = '방금 다른 분이 예약한 시간이에요. 다른 시간을 골라 주세요.';
  const sent = answerRest({
    'GET /reservation/able': ableDays,
    'GET /reservation/abletime': times,
    'POST /reservation': () => {
      taken.add('09:30');
      return refused('SLOT_TAKEN', message);
    },
  });
  const page = open();
  await pick(page, '오전 9:30');
  await page.user.type(screen.getByRole('textbox', { name: '요청 사항' }), '기침을 해요');
  await page.user.click(screen.getByRole('button', { name: '예약 내용 확인하기' }));
  await page.user.click(await screen.findByRole('button', { name: '예약 신청하기' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: '오전 9:30 마감' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: '요청 사항' })).toHaveValue('기침을 해요');
  await page.user.click(screen.getByRole('radio', { name: '오후 2:00' }));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: '예약 내용 확인하기' }));
  await page.user.click(await screen.findByRole('button', { name: '예약 신청하기' }));
  await waitFor(() => expect(sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2));
  const [first, second] = sent.filter(({ call }) => call.startsWith('POST'));
  expect(second?.key).not.toBe(first?.key);
});

test('sends the same idempotency key again after a lost connection', async () => {
  let isDown = true;
  const sent = answerRest({
    'GET /reservation/able': ableDays,
    'GET /reservation/abletime': times,
    'POST /reservation': () => (isDown ? 'no network' : ok({ id: '31', reservationNumber: '261123-ACDEFG' })),
  });
  const page = open();
  await pick(page, '오전 9:30');
  const confirm = async () => {
    await page.user.click(screen.getByRole('button', { name: '예약 내용 확인하기' }));
    await page.user.click(await screen.findByRole('button', { name: '예약 신청하기' }));
  };
  await confirm();
  expect(await screen.findByText(/오류가 발생했어요/)).toBeInTheDocument();
  isDown = false;
  await confirm();
  await waitFor(() => expect(page.address()).toBe('/reservation/finished?id=31'));
  const keys = sent.filter(({ call }) => call.startsWith('POST')).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
});

test('chooses the nearest free day and sends nothing without a time', async () => {
  const sent = answerRest({
    'GET /reservation/able': ok([
      { date: today, free: 0 },
      { date: addDays(today, 2), free: 3 },
    ]),
    'GET /reservation/abletime': times,
  });
  const page = open();
  await screen.findByRole('radio', { name: '오전 9:30' });
  expect(sent.filter(({ call }) => call === 'GET /reservation/abletime').map(({ query }) => query?.['date'])).toEqual([addDays(today, 2)]);
  await page.user.click(screen.getByRole('button', { name: '예약 내용 확인하기' }));
  expect(await screen.findByText('예약할 시간을 골라 주세요.')).toBeInTheDocument();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('keeps what was entered over a reload, also the animal that was chosen', async () => {
  answerRest({ 'GET /reservation/able': ableDays, 'GET /reservation/abletime': times });
  const pets = { PetChips_Pets: { getMyPetsByPage: [{ id: '4', name: '초코', kind: { id: '1', name: '푸들', division: '강아지' } }] } };
  const page = open(pets);
  await pick(page, '오전 9:30');
  await page.user.click(await screen.findByRole('button', { name: '초코' }));
  await page.user.type(screen.getByRole('textbox', { name: '요청 사항' }), '기침을 해요');
  page.unmount();
  open(pets);
  expect(await screen.findByRole('radio', { name: '오전 9:30' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: '반려동물 이름' })).toHaveValue('초코');
  expect(screen.getByRole('textbox', { name: '요청 사항' })).toHaveValue('기침을 해요');
  expect(await screen.findByRole('button', { name: '초코' })).toHaveAttribute('aria-pressed', 'true');
});

test('offers to call a hospital that takes no reservations', async () => {
  const sent = answerRest({});
  open({ ReservationPage_Hospital: { getHospital: { ...hospital, allowReservation: false } } });
  expect(await screen.findByText('온라인 예약을 받지 않는 병원이에요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '02-123-4567' })).toHaveAttribute('href', 'tel:+8221234567');
  expect(sent).toEqual([]);
});

test('offers the choice of a hospital when the given one does not exist', async () => {
  answerRest({});
  open({ ReservationPage_Hospital: refusal('NOT_FOUND', '찾을 수 없어요.') });
  expect(await screen.findByRole('link', { name: '다른 병원 고르기' })).toHaveAttribute('href', '/reservation');
});

test('offers recently booked hospitals and a search when no hospital is given', async () => {
  const choice = ({ id, name, address, reviewScore, reviewCount }: typeof hospital) => ({ id, name, address, reviewScore, reviewCount });
  const lately = { id: '1', hospital: choice({ ...hospital, id: '9', name: '지난번병원' }) };
  const { user, sent } = renderPage(<ReservationPage />, {
    at: '/reservation',
    session: {},
    responses: {
      ReservationPage_Recent: { getMyReservationsByPage: [lately, { ...lately, id: '2' }, { id: '3', hospital: null }] },
      ReservationPage_Hospitals: ({ search }) =>
        search === '없음'
          ? { searchHospitals: [], searchHospitalsCount: 0 }
          : { searchHospitals: [choice(hospital)], searchHospitalsCount: 1 },
    },
  });
  expect(await screen.findByRole('link', { name: /지난번병원/ })).toHaveAttribute('href', '/reservation?hospital=9');
  expect(await screen.findByRole('link', { name: /구로동물병원/ })).toHaveAttribute('href', '/reservation?hospital=7');
  await user.type(screen.getByRole('searchbox', { name: '병원 검색' }), '없음{Enter}');
  expect(await screen.findByText('조건에 맞는 병원이 없어요.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /지난번병원/ })).not.toBeInTheDocument();
  expect(sent.at(-1)?.variables).toEqual({ search: '없음', page: 1, count: 10 });
});

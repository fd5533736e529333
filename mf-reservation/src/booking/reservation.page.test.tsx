import { addDays, seoulDate } from '@petcare/time';
import { bus } from '@petcare/event-bus';
import { answerRest, ok, okList, refused, renderPage, type Responses, type SentCall } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBookable, aListedProduct } from '../testing/a-bookable.ts';
import { ReservationPage } from './reservation.page.tsx';

const today = seoulDate(Date.now());
const taken = new Set<string>();
let price = 30_000;
const bath = () => aListedProduct({ price, options: [{ id: '51', name: '털 엉킴 풀기', price: 10_000 }] });
const made = ok({ id: '31', reservationNumber: '261123-ACDEFG' });
const answers = {
  'GET /reservation/find': ok(aBookable()),
  'GET /product': () => ok({ items: [bath()], total: 1, page: 1, count: 100 }),
  'GET /reservation/able': () => okList([{ date: today, free: 2 }]),
  'GET /reservation/abletime': () => okList(['09:00', '09:30', '14:00'].map((time) => ({ time, taken: taken.has(time) }))),
  'POST /reservation': made as ReturnType<typeof ok> | (() => ReturnType<typeof ok> | 'no network'),
};
beforeEach(() => {
  taken.clear();
  price = 30_000;
  sessionStorage.clear();
});

const pet = { id: '4', name: '초코', kindName: '푸들' };
const open = (at = '/reservation?hospital=7', responses: Responses = {}) =>
  renderPage(<ReservationPage />, {
    at,
    path: '/reservation',
    responses: { PetField_Pets: { getMyPetsByPage: [pet] }, ...responses },
    session: { accountType: 0 },
  });
type Page = ReturnType<typeof open>;

const goOn = ({ user }: Page) => user.click(screen.getByRole('button', { name: '예약 내용 확인하기' }));
async function confirm(page: Page) {
  await goOn(page);
  await page.user.click(await screen.findByRole('button', { name: '예약 신청하기' }));
}
const pick = async ({ user }: Page, time: string) => user.click(await screen.findByRole('radio', { name: time }));
const posts = (sent: SentCall[]) => sent.filter(({ call }) => call.startsWith('POST'));

test('a guardian books the nearest free day for the main pet, with a product and its option', async () => {
  const heard: unknown[] = [];
  const subscription = bus.on('reservation.made').subscribe((event) => heard.push(event));
  const sent = answerRest(answers);
  const page = open();
  await pick(page, '오전 9시 30분');
  await page.user.click(screen.getByRole('checkbox', { name: /목욕/ }));
  await page.user.click(await screen.findByRole('checkbox', { name: /털 엉킴 풀기/ }));
  expect(screen.getAllByText('40,000원')).not.toHaveLength(0);
  await page.user.click(screen.getByRole('radio', { name: /지금 결제/ }));
  await page.user.type(screen.getByRole('textbox', { name: '요청 사항' }), '기침을 해요');
  await goOn(page);
  const dialog = await screen.findByRole('alertdialog', { name: '이대로 예약할까요?' });
  for (const text of ['구로동물병원', '오전 9:30', '초코', '목욕 (털 엉킴 풀기) 40,000원', '기침을 해요']) {
    expect(within(dialog).getByText(text)).toBeInTheDocument();
  }
  expect(posts(sent)).toEqual([]);
  await page.user.click(within(dialog).getByRole('button', { name: '예약 신청하기' }));
  await waitFor(() => expect(page.address()).toBe('/reservation/finished?id=31'));
  subscription.unsubscribe();
  expect(heard).toEqual([{ business: { kind: 'hospital', id: '7' }, reservationId: '31' }]);
  const [post] = posts(sent);
  const { products, ...body } = post!.body as Record<string, string>;
  expect(body).toEqual({ hospitalID: '7', date: today, time: '09:30', note: '기침을 해요', petId: '4', payment: 'online' });
  expect(JSON.parse(products!)).toEqual([{ productId: '41', optionIds: ['51'], price: 40_000 }]);
  expect(post!.key).toMatch(/^[0-9a-f]{32}$/);
});

test('the form of a booking goes on with a kept time when it is pressed before the times are known', async () => {
  answerRest(answers);
  const first = open();
  await pick(first, '오전 9시 30분');
  first.unmount();
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  answerRest(answers);
  const answer = globalThis.fetch;
  globalThis.fetch = async (address, options) => {
    if (String(address).includes('/abletime')) await told;
    return answer(address, options);
  };
  const page = open();
  await screen.findByText('반려동물');
  await goOn(page);
  expect(screen.queryByText('예약할 시간을 골라 주세요.')).not.toBeInTheDocument();
  tell();
  const dialog = await screen.findByRole('alertdialog', { name: '이대로 예약할까요?' });
  expect(within(dialog).getByText('오전 9:30')).toBeInTheDocument();
});

test('a slot lost meanwhile is told with other times, and everything else is kept', async () => {
  const message = '방금 다른 분이 예약한 시간이에요. 다른 시간을 골라 주세요.';
  const sent = answerRest({
    ...answers,
    'POST /reservation': () => {
      if (taken.size > 0) return made;
      taken.add('09:30');
      return refused('SLOT_TAKEN', message);
    },
  });
  const page = open('/reservation?hospital=7&product=41');
  await pick(page, '오전 9시 30분');
  await page.user.type(screen.getByRole('textbox', { name: '요청 사항' }), '기침을 해요');
  await confirm(page);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: '오전 9시 30분 마감' })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: '요청 사항' })).toHaveValue('기침을 해요');
  expect(screen.getByRole('checkbox', { name: /목욕/ })).toBeChecked();
  const near = screen.getByRole('group', { name: '가까운 다른 시간' });
  await page.user.click(within(near).getByRole('button', { name: /오전 9:00/ }));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '오전 9시' })).toBeChecked();
  await confirm(page);
  await waitFor(() => expect(page.address()).toBe('/reservation/finished?id=31'));
  const [first, second] = posts(sent);
  expect(second?.key).not.toBe(first?.key);
});

test('a price that has changed is shown, and accepted in place', async () => {
  const sent = answerRest({
    ...answers,
    'POST /reservation': ({ body }) => {
      const { products } = body as { products: string };
      if (products.includes('35000')) return made;
      price = 35_000;
      const details = { products: [{ productId: '41', productName: '목욕', optionIds: [], price }], price };
      return { status: 409, body: { success: false, message: '바뀜', error: { code: 'PRICE_CHANGED', message: '바뀜' }, details } };
    },
  });
  const page = open('/reservation?hospital=7&product=41');
  await pick(page, '오전 9시 30분');
  await confirm(page);
  const dialog = await screen.findByRole('alertdialog');
  const notice = await within(dialog).findByRole('listitem');
  expect(notice).toHaveTextContent('목욕 30,000원 → 35,000원');
  await within(dialog).findByText('목욕 35,000원');
  await page.user.click(within(dialog).getByRole('button', { name: '바뀐 가격으로 예약하기' }));
  await waitFor(() => expect(page.address()).toBe('/reservation/finished?id=31'));
  expect(posts(sent)).toHaveLength(2);
});

test('the form of a booking sends the same idempotency key again after a lost connection', async () => {
  let isDown = true;
  const sent = answerRest({ ...answers, 'POST /reservation': () => (isDown ? 'no network' : made) });
  const page = open();
  await pick(page, '오전 9시 30분');
  await confirm(page);
  expect(await screen.findByText(/오류가 발생했어요/)).toBeInTheDocument();
  isDown = false;
  await confirm(page);
  await waitFor(() => expect(page.address()).toBe('/reservation/finished?id=31'));
  expect(new Set(posts(sent).map(({ key }) => key)).size).toBe(1);
});

test('the form of a booking sends nothing without a time, nor a product whose price stands in its options without one', async () => {
  const room = aListedProduct({ id: '42', name: '객실', price: 0, options: [{ id: '61', name: '소형', price: 50_000 }] });
  const sent = answerRest({ ...answers, 'GET /product': ok({ items: [room], total: 1, page: 1, count: 100 }) });
  const page = open('/reservation?hospital=7&product=42');
  await screen.findByRole('radio', { name: '오전 9시' });
  await goOn(page);
  expect(await screen.findByText('예약할 시간을 골라 주세요.')).toBeInTheDocument();
  await pick(page, '오전 9시');
  await goOn(page);
  expect(await screen.findByText('‘객실’의 옵션을 골라 주세요.')).toBeInTheDocument();
  expect(posts(sent)).toEqual([]);
});

test('the form of a booking keeps what was entered over a reload', async () => {
  answerRest(answers);
  const second = { id: '5', name: '보리', kindName: '말티즈' };
  const pets = { PetField_Pets: { getMyPetsByPage: [pet, second] } };
  const page = open(undefined, pets);
  await pick(page, '오전 9시 30분');
  await page.user.click(await screen.findByRole('button', { name: /보리/ }));
  await page.user.click(screen.getByRole('checkbox', { name: /목욕/ }));
  await page.user.type(screen.getByRole('textbox', { name: '요청 사항' }), '기침을 해요');
  page.unmount();
  open(undefined, pets);
  expect(await screen.findByRole('radio', { name: '오전 9시 30분' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: '요청 사항' })).toHaveValue('기침을 해요');
  expect(screen.getByRole('checkbox', { name: /목욕/ })).toBeChecked();
  expect(await screen.findByRole('button', { name: /보리/ })).toHaveAttribute('aria-pressed', 'true');
});

test('the form of a booking adds an animal without leaving, and books for it', async () => {
  const sent = answerRest(answers);
  let pets: object[] = [];
  const page = open(undefined, {
    PetField_Pets: () => ({ getMyPetsByPage: pets }),
    AddPet_Kinds: { getPetKinds: [{ id: '1', name: '강아지' }] },
    AddPet_Create: ({ input }) => {
      const { name } = input as { name: string };
      pets = [{ id: '9', name, kindName: '강아지' }];
      return { createPet: { id: '9', name } };
    },
  });
  await pick(page, '오전 9시 30분');
  await page.user.click(await screen.findByRole('button', { name: '반려동물 추가' }));
  const dialog = await screen.findByRole('dialog', { name: '반려동물 추가' });
  await page.user.click(within(dialog).getByRole('button', { name: '추가하기' }));
  expect(await within(dialog).findByText('이름을 적어 주세요.')).toBeInTheDocument();
  await page.user.type(within(dialog).getByRole('textbox', { name: /이름/ }), '보리');
  await page.user.click(await within(dialog).findByRole('radio', { name: '강아지' }));
  await page.user.click(within(dialog).getByRole('button', { name: '추가하기' }));
  expect(await screen.findByRole('button', { name: /보리/ })).toHaveAttribute('aria-pressed', 'true');
  await confirm(page);
  await waitFor(() => expect(posts(sent)[0]?.body).toMatchObject({ petId: '9' }));
  expect(page.sent.find(({ name }) => name === 'AddPet_Create')?.variables).toEqual({ input: { name: '보리', kindId: '1' } });
});

test('a guardian books a stay of nights at a hotel, from day to day', async () => {
  const days = [0, 1, 2, 3].map((ahead) => addDays(today, ahead));
  const nights = days.map((date, index) => ({ date, free: index === 3 ? 0 : 2, canArrive: index < 3, canLeave: true }));
  const sent = answerRest({
    ...answers,
    'GET /reservation/find': ok(
      aBookable({ id: '3', type: 'company', name: '신도림멍냥호텔', takesStays: true, nights: { least: 1, most: 3 } }),
    ),
    'GET /reservation/able': ({ query }) => okList(query?.['stay'] === 'true' ? nights : [{ date: days[0], free: 1 }]),
  });
  const page = open('/reservation?company=3');
  const departure = await screen.findByRole('button', { name: /찾는 날/ });
  await page.user.click(departure);
  const [first, , , last] = days as [string, string, string, string];
  const dayOf = (date: string) => within(screen.getByRole('grid')).getByRole('button', { name: new RegExp(` ${Number(date.slice(8))}일`) });
  const chosen = () => screen.getAllByRole('gridcell', { selected: true }).map(({ textContent }) => parseInt(textContent));
  await page.user.click(dayOf(last));
  expect(chosen()).toEqual([first, last].map((date) => Number(date.slice(8))));
  await page.user.click(dayOf(first));
  expect(dayOf(first)).toHaveFocus();
  expect(screen.getByRole('button', { name: /맡기는 날/ })).toHaveAttribute('aria-pressed', 'true');
  await page.user.click(dayOf(last));
  expect(departure).toHaveAttribute('aria-pressed', 'true');
  expect(chosen()).toEqual([first, last].map((date) => Number(date.slice(8))));
  await pick(page, '오전 9시');
  await confirm(page);
  await waitFor(() => expect(page.address()).toBe('/reservation/finished?id=31'));
  expect(posts(sent)[0]?.body).toMatchObject({ companyID: '3', date: days[0], endDate: last, time: '09:00' });
});

test('a guardian takes hours of a day at a house that takes both', async () => {
  const sent = answerRest({
    ...answers,
    'GET /reservation/find': ok(aBookable({ id: '3', type: 'company', takesStays: true, nights: { least: 1, most: 3 } })),
    'GET /reservation/able': ({ query }) => okList(query?.['stay'] === 'true' ? [] : [{ date: today, free: 1 }]),
  });
  const page = open('/reservation?company=3');
  expect(await screen.findByText('지금은 맡길 수 있는 날이 없어요.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: '당일 이용' }));
  await pick(page, '오전 9시');
  await confirm(page);
  await waitFor(() => expect(posts(sent)[0]?.body).toMatchObject({ companyID: '3', date: today, time: '09:00' }));
  expect(posts(sent)[0]?.body).not.toHaveProperty('endDate');
});

test('the form of a booking offers to call a business that takes no reservations', async () => {
  answerRest({ ...answers, 'GET /reservation/find': ok(aBookable({ allowReservation: false })) });
  open();
  expect(await screen.findByText('온라인 예약을 받지 않는 곳이에요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '02-123-4567' })).toHaveAttribute('href', 'tel:+8221234567');
});

test('the form of a booking offers the choice of a business when the given one does not exist', async () => {
  answerRest({ ...answers, 'GET /reservation/find': refused('NOT_FOUND', '찾을 수 없어요.') });
  open();
  expect(await screen.findByRole('link', { name: '다른 곳 고르기' })).toHaveAttribute('href', '/reservation');
});

test('the form of a booking offers businesses booked lately and a search when none is given', async () => {
  const { id, name, address } = aBookable({ id: '9', name: '지난번병원' });
  const lately = { id: '1', business: { kind: 'hospital', id, name, address, isPublic: true } };
  const sent = answerRest({
    'GET /reservation/search': ({ query }) => {
      const items = query?.['search']
        ? []
        : query?.['type'] === 'company'
          ? [aBookable({ id: '3', type: 'company', name: '포근미용실' })]
          : [aBookable({ id: '9', name: '지난번병원' }), aBookable()];
      return ok({ items, total: items.length, page: 1, count: 10 });
    },
  });
  const { user } = open('/reservation', {
    ReservationPage_Recent: { getMyReservationsByPage: [lately, { ...lately, id: '2' }] },
  });
  expect(await screen.findByRole('link', { name: /지난번병원/ })).toHaveAttribute('href', '/reservation?hospital=9');
  expect(await screen.findByRole('link', { name: /구로동물병원/ })).toHaveAttribute('href', '/reservation?hospital=7');
  expect(screen.getAllByRole('link', { name: /지난번병원/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '미용·호텔·유치원' }));
  expect(await screen.findByRole('link', { name: /포근미용실/ })).toHaveAttribute('href', '/reservation?company=3');
  await user.type(screen.getByRole('searchbox', { name: '예약할 곳 검색' }), '없음{Enter}');
  expect(await screen.findByText('조건에 맞는 곳이 없어요.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /지난번병원/ })).not.toBeInTheDocument();
  expect(sent.at(-1)?.query).toEqual({ type: 'company', count: '10', search: '없음' });
});

import { answerRest, ok, refusal, refused, renderPage, type Responses } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { PassPage } from './pass.page.tsx';

const masked = {
  id: '5',
  hospital: '구***',
  location: '서울특별시 구로구',
  month: '2026-11',
  petDivision: '강아지',
  items: [
    { medicalId: '3', name: '엑스선 촬영비' },
    { medicalId: null, name: '약값' },
  ],
  total: '4*,***',
};
const whole = {
  id: '5',
  hospitalId: '9',
  hospital: '구로든든동물병원',
  location: '서울특별시 구로구',
  date: '2026-11-01',
  petDivision: '강아지',
  petKindName: '말티즈',
  total: 42_000,
  items: [
    { medicalId: '3', name: '엑스선 촬영비', price: 35_000 },
    { medicalId: null, name: '약값', price: 7_000 },
  ],
};
const comparison = { location: '서울특별시 구로구', avg: 40_000, min: 20_000, max: 60_000, sources: 3 };
const opened = {
  ...whole,
  openedBy: 'purchase',
  items: [
    { ...whole.items[0], comparison },
    { ...whole.items[1], comparison: null },
  ],
};
const medicals = [{ id: '1', name: '영상검사', child: [{ id: '3', name: '엑스선 촬영비', child: [] }] }];
const price = { search: '엑스선 촬영비', ...comparison, isWider: false, larger: { ...comparison, location: '서울특별시', avg: 45_000 } };
const responses: Responses = {
  RecordFilter_Treatments: { getMedicals: medicals },
  RegionChoice_Regions: { getRegions: [{ name: '서울특별시', sigungu: [{ name: '구로구' }] }] },
  RecordList_Masked: { getMaskedFeeRecordsByPage: [masked], getMaskedFeeRecordCount: 1 },
  RecordComparison_Price: { searchMedicalPrice: price },
  RecordDetail_Masked: { getMaskedFeeRecord: masked, getFeeRecordPoint: 300 },
  BuyRecord_Points: { getMyPoint: { id: '7', point: 3_000 } },
};
const period = (isActive: boolean) =>
  ok({ isActive, startDate: isActive ? '2026-11-20T00:00:00Z' : null, endDate: isActive ? '2026-11-27T00:00:00Z' : null });
const open = (at: string, more: Responses = {}, session?: { accountType: 0 | 1 }) =>
  renderPage(<PassPage />, { at, responses: { ...responses, ...more }, ...(session && { session }) });
const guardian = { accountType: 0 } as const;

test('a visitor reads the list masked, asked for a treatment and a region, beside what it costs there', async () => {
  const { sent, head } = open('/pass?medical=3&sido=서울특별시&sigungu=구로구');
  const row = await screen.findByRole('link', { name: /구\*\*\*/ });
  expect(row).toHaveTextContent('4*,***원');
  expect(decodeURI(row.getAttribute('href')!)).toBe('/pass?medical=3&sido=서울특별시&sigungu=구로구&id=5');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: /서울특별시 구로구/ })).toHaveTextContent('40,000원20,000원60,000원');
  expect(sent.find(({ name }) => name === 'RecordList_Masked')?.variables).toEqual({
    medical: '3',
    sido: '서울특별시',
    sigungu: '구로구',
    page: 1,
    count: 10,
  });
  expect(head()).toMatchObject({ title: '진료비 상세 내역', canonical: '/pass', noindex: true });
});

test('a treatment that is typed and chosen is asked for', async () => {
  const { user, sent } = open('/pass');
  await screen.findByRole('link', { name: /구\*\*\*/ });
  await user.type(screen.getByLabelText('진료 항목'), '엑스선');
  await user.click(await screen.findByRole('option', { name: /엑스선 촬영비/ }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'RecordList_Masked').at(-1)?.variables).toMatchObject({ medical: '3' });
});

test('a treatment that nothing is called stays in the box, which says so; one that is not chosen is to be chosen', async () => {
  const { user, sent } = open('/pass');
  await screen.findByRole('link', { name: /구\*\*\*/ });
  const box = screen.getByLabelText('진료 항목');
  await user.type(box, '레이저 제모');
  await user.tab();
  expect(box).toHaveValue('레이저 제모');
  expect(screen.getByText(/^찾는 진료 항목이 없어요/)).toBeInTheDocument();
  await user.clear(box);
  expect(screen.queryByText(/^찾는 진료 항목이 없어요/)).not.toBeInTheDocument();
  await user.type(box, '엑스선');
  expect(screen.queryByText('진료 항목을 목록에서 골라 주세요.')).not.toBeInTheDocument();
  await user.click(document.body);
  expect(box).toHaveValue('엑스선');
  expect(screen.getByText('진료 항목을 목록에서 골라 주세요.')).toBeInTheDocument();
  expect(sent.filter(({ name }) => name === 'RecordList_Masked').every(({ variables }) => variables['medical'] == null)).toBe(true);
});

test.each([
  ['/pass', '아직 확인한 진료비 내역이 없어요.'],
  ['/pass?sido=서울특별시', '조건에 맞는 내역이 없어요.'],
])('without any at %s says so', async (at, words) => {
  open(at, { RecordList_Masked: { getMaskedFeeRecordsByPage: [], getMaskedFeeRecordCount: 0 } });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('with a pass that runs all are open', async () => {
  answerRest({
    'GET /pass/getActivePassPeriod': period(true),
    'GET /pass/receipts': ok({ items: [whole], total: 1, page: 1, count: 10 }),
  });
  open('/pass', {}, guardian);
  const row = await screen.findByRole('link', { name: /구로든든동물병원/ });
  expect(row).toHaveTextContent('42,000원');
  expect(screen.getByText(/이용 중인 이용권이 있어요/)).toBeInTheDocument();
});

test('one is bought for points after a word, and opens', async () => {
  let isOpen = false;
  const sent = answerRest({
    'GET /pass/getActivePassPeriod': period(false),
    'GET /pass/receipt/5/check': () => ok({ id: '5', isOpen, openedBy: isOpen ? 'purchase' : null, point: 300 }),
    'POST /pass/receipt/5/buy': () => {
      isOpen = true;
      return ok({ id: '5', ordrIdx: 'r1', boughtAt: '2026-11-23T00:00:00Z' });
    },
    'GET /pass/receipts/5': ok(opened),
  });
  const { user } = open('/pass?id=5', {}, guardian);
  await user.click(await screen.findByRole('button', { name: '300포인트로 이 내역 보기' }));
  expect(sent.map(({ call }) => call)).not.toContain('POST /pass/receipt/5/buy');
  await user.click(screen.getByRole('button', { name: '300포인트 쓰기' }));
  expect(await screen.findByRole('heading', { name: '구로든든동물병원' })).toBeInTheDocument();
  expect(screen.getByText(/평균보다 5,000원 낮아요/)).toBeInTheDocument();
  expect(sent.find(({ call }) => call === 'POST /pass/receipt/5/buy')).toMatchObject({ key: expect.any(String) });
});

test('the page of the record pass says why one cannot be bought, and leads to a pass without enough points', async () => {
  answerRest({
    'GET /pass/getActivePassPeriod': period(false),
    'GET /pass/receipt/5/check': ok({ id: '5', isOpen: false, openedBy: null, point: 300 }),
    'POST /pass/receipt/5/buy': refused('INSUFFICIENT_POINTS', '포인트가 부족해요.'),
  });
  const { user, unmount } = open('/pass?id=5', {}, guardian);
  await user.click(await screen.findByRole('button', { name: '300포인트로 이 내역 보기' }));
  await user.click(screen.getByRole('button', { name: '300포인트 쓰기' }));
  expect(await screen.findByText('포인트가 부족해요.')).toBeInTheDocument();
  unmount();
  open('/pass?id=5', { BuyRecord_Points: { getMyPoint: { id: '7', point: 100 } } }, guardian);
  expect(await screen.findByText('포인트가 200P 모자라요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '이용권으로 모두 보기' })).toHaveAttribute('href', '/pass-purchase');
});

test('a visitor is led to the login and back, and nothing whole is asked for', async () => {
  const sent = answerRest({});
  open('/pass?id=5');
  expect(await screen.findByRole('link', { name: '로그인하기' })).toHaveAttribute('href', '/login?next=%2Fpass%3Fid%3D5');
  expect(screen.getByText('4*,***원')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a business is told that guardians read it', async () => {
  open('/pass?id=5', {}, { accountType: 1 });
  expect(await screen.findByText('보호자 회원만 볼 수 있어요.')).toBeInTheDocument();
});

test('what is gone says so to people and to search engines', async () => {
  const { head } = open('/pass?id=6', { RecordDetail_Masked: refusal('NOT_FOUND', '영수증을 찾을 수 없어요.') });
  expect(await screen.findByText('내역을 찾을 수 없어요.')).toBeInTheDocument();
  expect(head()).toMatchObject({ status: 404, noindex: true });
});

test('the page of the record pass tells a failure of each question, with a way to ask again', async () => {
  let isBroken = true;
  const { user } = open('/pass?medical=3', {
    RecordList_Masked: () => (isBroken ? refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') : (responses['RecordList_Masked'] as object)),
    RecordComparison_Price: refusal('INTERNAL', '비교하지 못했어요.'),
  });
  expect(await screen.findByText('비교하지 못했어요.')).toBeInTheDocument();
  const alert = await screen.findByText('잠시 후 다시 시도해 주세요.');
  isBroken = false;
  await user.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('link', { name: /구\*\*\*/ })).toBeInTheDocument();
});

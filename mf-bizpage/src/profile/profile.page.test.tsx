import { bus } from '@petcare/event-bus';
import { answerRest, ok, refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistration } from '../testing/a-registration.ts';
import { aListing, noDetails, READ_AT } from '../testing/a-listing.ts';
import { profileDrafts } from './profile-drafts.ts';
import { ProfilePage } from './profile.page.tsx';

const queries = { 1: 'ProfilePage_Hospital', 2: 'ProfilePage_Pharmacy', 3: 'ProfilePage_Company' } as const;
const session = (accountType: 1 | 2 | 3) => ({ accountType, userID: '3' });
const open = (accountType: 1 | 2 | 3, listing: object | null, rest: Responses = {}) =>
  renderPage(<ProfilePage />, {
    responses: { [queries[accountType]]: { listing, details: noDetails }, MyRegistration: { getMyRegistration: null }, ...rest },
    session: session(accountType),
  });
const LATER = '2026-11-21T03:00:00.000Z';
const saved = { saved: { id: '7', timestamp: { updatedAt: LATER } } };
const inputOf = (sent: { name: string; variables: unknown }[], name: string) =>
  (sent.findLast((one) => one.name === name)?.variables as { input: object } | undefined)?.input;

const heard: string[] = [];
const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
beforeEach(() => heard.splice(0));
afterEach(() => profileDrafts.remove('3.7'));
afterAll(() => subscription.unsubscribe());

test('a hospital is shown its profile, and only the changed fields of what was read are saved', async () => {
  const { user, sent } = open(1, aListing(), { ProfilePage_SaveHospital: saved });
  expect(await screen.findByText('공개 중')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '병원 정보 관리' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '내 병원 페이지' })).toHaveAttribute('href', '/hospital?id=7');
  expect(screen.getByRole('textbox', { name: '전화번호' })).toHaveValue('02-123-4567');
  expect(screen.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: '소개' }), '정성껏 돌봐요');
  await user.type(screen.getByRole('textbox', { name: '면적' }), '120');
  await user.click(screen.getByRole('checkbox', { name: '주차' }));
  await user.type(screen.getByRole('textbox', { name: '주차 안내' }), '3대');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(heard).toContain('병원 정보를 저장했어요.'));
  expect(inputOf(sent, 'ProfilePage_SaveHospital')).toEqual({
    introduce: '정성껏 돌봐요',
    size: 120,
    hasParkingLot: true,
    guideParkingLot: '3대',
    readAt: READ_AT,
  });
  expect(screen.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
  // The next change is one of what was saved.
  await user.type(screen.getByRole('textbox', { name: '전문 분야' }), '치과');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(inputOf(sent, 'ProfilePage_SaveHospital')).toEqual({ expertise: '치과', readAt: LATER }));
});

test('a pharmacy is shown the fields of a pharmacy, and no reservations', async () => {
  const { user, sent } = open(2, aListing('pharmacy'), { ProfilePage_SavePharmacy: saved });
  await user.type(await screen.findByRole('textbox', { name: '약사' }), '박약사');
  expect(screen.queryByRole('switch', { name: '온라인 예약을 받아요' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '동물약국 연합에 함께하는 약국이에요' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(heard).toContain('약국 정보를 저장했어요.'));
  expect(inputOf(sent, 'ProfilePage_SavePharmacy')).toEqual({ pharmacist: ['박약사'], isUnion: true, readAt: READ_AT });
});

test('a company is asked to agree before it takes reservations, and for something that it does', async () => {
  const { user, sent } = open(3, aListing('company'), { ProfilePage_SaveCompany: saved });
  await user.click(await screen.findByRole('switch', { name: '온라인 예약을 받아요' }));
  await user.click(screen.getByRole('checkbox', { name: '미용' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('하는 일을 하나 이상 골라 주세요.')).toBeInTheDocument();
  expect(screen.getByText('예약을 받으려면 예약 서비스 이용에 동의해 주세요.')).toBeInTheDocument();
  expect(inputOf(sent, 'ProfilePage_SaveCompany')).toBeUndefined();
  await user.click(screen.getByRole('checkbox', { name: '호텔' }));
  await user.click(screen.getByRole('checkbox', { name: '펫케어에서 예약을 받는 데 동의해요' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(heard).toContain('업체 정보를 저장했어요.'));
  expect(inputOf(sent, 'ProfilePage_SaveCompany')).toEqual({
    isBeautyParlor: false,
    isHotel: true,
    allowReservation: true,
    agreeReservation: true,
    readAt: READ_AT,
  });
});

test.each([
  ['homepage', '홈페이지', 'example.com', '주소는 http:// 또는 https://로 시작해야 해요.'],
  ['doctors', '의료진', '긴 이름', '의료진은 50명까지, 이름은 30자까지 적어 주세요.'],
])('the form of the profile marks a refused %s, focuses it and keeps what was typed', async (property, label, typed, sentence) => {
  const refused = refusal('VALIDATION_FAILED', '다시 확인해 주세요.', { errors: [{ property, constraints: { rule: sentence } }] });
  const { user } = open(1, aListing('hospital', { doctors: [] }), { ProfilePage_SaveHospital: refused });
  const field = await screen.findByRole('textbox', { name: label });
  await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(field).toHaveValue(typed);
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
});

test('the form of the profile tells that somebody else saved meanwhile, and shows theirs below what was typed', async () => {
  let listing = aListing();
  let isBehind = true;
  const { user, sent } = open(1, null, {
    ProfilePage_Hospital: () => ({ listing }),
    ProfilePage_SaveHospital: () => (isBehind ? refusal('LISTING_CHANGED', '그사이 다른 곳에서 정보를 수정했어요.') : saved),
  });
  await user.type(await screen.findByRole('textbox', { name: '소개' }), '내가 쓴 소개');
  listing = aListing('hospital', { introduce: '남이 쓴 소개', blog: 'https://blog.test/', timestamp: { updatedAt: LATER } });
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('그사이 다른 곳에서 정보를 수정했어요.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '새 내용 불러오기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '블로그' })).toHaveValue('https://blog.test/'));
  expect(screen.getByRole('textbox', { name: '소개' })).toHaveValue('내가 쓴 소개');
  expect(screen.queryByRole('button', { name: '새 내용 불러오기' })).toBeNull();
  isBehind = false;
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(inputOf(sent, 'ProfilePage_SaveHospital')).toEqual({ introduce: '내가 쓴 소개', readAt: LATER }));
});

test('the form of the profile puts back what was not saved after a reload, over what is saved by then, until it is thrown away', async () => {
  const first = open(1, aListing());
  await first.user.type(await screen.findByRole('textbox', { name: '소개' }), '쓰던 소개');
  first.unmount();
  const { user } = open(1, aListing('hospital', { blog: 'https://blog.test/' }));
  expect(await screen.findByText(/저장하지 않은 내용을 불러왔어요/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: '소개' })).toHaveValue('쓰던 소개');
  expect(screen.getByRole('textbox', { name: '블로그' })).toHaveValue('https://blog.test/');
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(screen.getByRole('textbox', { name: '소개' })).toHaveValue('');
  expect(profileDrafts.read('3.7')).toBeNull();
});

test('the form of the profile moves the pin to a new address, and says when it can’t', async () => {
  let isExact = true;
  answerRest({
    'GET /api/location-info/get-info': () =>
      ok({ address: '', latitude: 35.1, longitude: 129.1, sido: '부산광역시', sigungu: '해운대구', isExact }),
  });
  const { user, sent } = open(1, aListing(), { ProfilePage_SaveHospital: saved });
  const address = await screen.findByRole('textbox', { name: /기본 주소/ });
  await user.clear(address);
  await user.type(address, '부산광역시 해운대구 우동 1');
  await user.tab();
  expect(await screen.findByText(/새 주소로 핀을 옮겼어요/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() =>
    expect(inputOf(sent, 'ProfilePage_SaveHospital')).toMatchObject({
      address: { address: '부산광역시 해운대구 우동 1', jibunAddress: null, latitude: 35.1, longitude: 129.1 },
    }),
  );
  isExact = false;
  await user.type(address, '2');
  await user.tab();
  expect(await screen.findByText(/핀의 자리를 확인해 주세요/)).toBeInTheDocument();
});

test('the form of the profile asks for a pin where there is none, and puts it where an address is', async () => {
  answerRest({
    'GET /api/location-info/get-info': ok({
      address: '',
      latitude: 37.5,
      longitude: 127,
      sido: '서울특별시',
      sigungu: '강남구',
      isExact: true,
    }),
  });
  const { address } = aListing();
  const { user, sent } = open(2, aListing('pharmacy', { address: { ...address, latitude: null, longitude: null } }), {
    ProfilePage_SavePharmacy: saved,
  });
  await user.type(await screen.findByRole('textbox', { name: '소개' }), '정성껏');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText(/지도에서 위치를 정해 주세요/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '핀 놓기' }));
  const dialog = await screen.findByRole('dialog', { name: '지도에서 위치 정하기' });
  await waitFor(() => expect(within(dialog).getByRole('button', { name: '이 위치로 정하기' })).toBeEnabled());
  await user.click(within(dialog).getByRole('button', { name: '이 위치로 정하기' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() =>
    expect(inputOf(sent, 'ProfilePage_SavePharmacy')).toMatchObject({ introduce: '정성껏', address: { latitude: 37.5, longitude: 127 } }),
  );
});

test('the form of the profile edits hours by day and copies one day to the weekdays', async () => {
  const { user, sent } = open(1, aListing(), { ProfilePage_SaveHospital: saved });
  await user.click(await screen.findByRole('switch', { name: '요일별 진료 시간을 알려요' }));
  const monday = screen.getByRole('group', { name: '월요일' });
  const opening = within(monday).getByLabelText('월요일 시작');
  await user.clear(opening);
  await user.type(opening, '10:00');
  await user.click(screen.getByRole('button', { name: '월요일 시간을 평일에 똑같이 적용' }));
  await user.click(within(screen.getByRole('group', { name: '토요일' })).getByRole('checkbox', { name: '토요일 휴진' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(inputOf(sent, 'ProfilePage_SaveHospital')).toBeDefined());
  const { businessHours } = inputOf(sent, 'ProfilePage_SaveHospital') as {
    businessHours: { weekday: number; isClosed: boolean; open?: string }[];
  };
  expect(businessHours.filter(({ open: from }) => from === '10:00').map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
  expect(businessHours.filter(({ isClosed }) => isClosed).map(({ weekday }) => weekday)).toEqual([6, 0]);
});

test.each([
  [1, '아직 연결된 병원이 없어요.'],
  [3, '아직 연결된 업체가 없어요.'],
] as const)(
  'the page of the profile explains what happens next to an account of type %i without a listing',
  async (accountType, sentence) => {
    open(accountType, null);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
);

test.each([
  ['pending', /가입 신청을 확인하고 있어요/],
  ['rejected', /가입 신청이 승인되지 않아서/],
] as const)(
  'the page of the profile says who sees the profile while the registration is %s, and keeps the form enabled',
  async (status, sentence) => {
    open(1, aListing('hospital', { state: 'pending' }), { MyRegistration: aRegistration({ status }) });
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '신청 상태 보기' })).toHaveAttribute('href', '/bizpage');
    expect(await screen.findByText('승인 대기')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '내 병원 페이지' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /병원 이름/ })).toBeEnabled();
  },
);

test('the page of the profile shows no registration notice to an approved business', async () => {
  const { sent } = open(1, aListing(), { MyRegistration: aRegistration({ status: 'approved' }) });
  await screen.findByText('공개 중');
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('MyRegistration'));
  expect(screen.queryByRole('link', { name: '신청 상태 보기' })).toBeNull();
});

import { bus } from '@petcare/event-bus';
import { refusal, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aRegistration } from '../testing/a-registration.ts';
import { aHospital } from '../testing/a-hospital.ts';
import { HospitalPage } from './hospital.page.tsx';

const answering = (hospital: object | null, rest: Responses = {}) => ({
  responses: { HospitalPage_MyHospital: { getMyHospital: hospital }, MyRegistration: { getMyRegistration: null }, ...rest },
  session: { accountType: 1 as const },
});

const heard: string[] = [];
const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
beforeEach(() => heard.splice(0));
afterAll(() => subscription.unsubscribe());

test('shows the hospital, the place of its reservations and its profile', async () => {
  renderPage(<HospitalPage />, answering(aHospital({ reviewScore: 4.5, reviewCount: 2 })));
  expect(await screen.findByText('공개 중')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: /병원 정보/ })).toBeInTheDocument();
  expect(screen.getByText('bizpage.reservations {"hospitalId":"7"}')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /병원 이름/ })).toHaveValue('든든동물병원');
  expect(screen.getByRole('textbox', { name: '전화번호' })).toHaveValue('02-123-4567');
  expect(screen.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
});

test('saves only the changed fields and shows a toast', async () => {
  const saved = { HospitalPage_UpdateMyHospital: { updateMyHospital: { id: '7', name: '든든동물병원' } } };
  const { user, sent } = renderPage(<HospitalPage />, answering(aHospital(), saved));
  await user.type(await screen.findByRole('textbox', { name: '소개' }), '정성껏 돌봐요');
  await user.click(screen.getByRole('checkbox', { name: '주차' }));
  await user.type(screen.getByRole('textbox', { name: '주차 안내' }), '3대');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(heard).toContain('병원 정보를 저장했어요.'));
  expect(sent.find(({ name }) => name === 'HospitalPage_UpdateMyHospital')?.variables).toEqual({
    input: { introduce: '정성껏 돌봐요', hasParkingLot: true, guideParkingLot: '3대' },
  });
  expect(screen.getByRole('button', { name: '바뀐 내용이 없어요' })).toBeDisabled();
});

test('marks a refused field, focuses it and keeps its value', async () => {
  const errors = [{ property: 'homepage', constraints: { isUrl: '주소는 http:// 또는 https://로 시작해야 해요.' } }];
  const refused = refusal('VALIDATION_FAILED', '다시 확인해 주세요.', { errors });
  const { user } = renderPage(<HospitalPage />, answering(aHospital(), { HospitalPage_UpdateMyHospital: refused }));
  const homepage = await screen.findByRole('textbox', { name: '홈페이지' });
  await user.type(homepage, 'example.com');
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('주소는 http:// 또는 https://로 시작해야 해요.')).toBeInTheDocument();
  expect(homepage).toHaveValue('example.com');
  expect(homepage).toBeInvalid();
  expect(homepage).toHaveFocus();
});

test('edits hours by day and copies one day to the weekdays', async () => {
  const saved = { HospitalPage_UpdateMyHospital: { updateMyHospital: { id: '7', name: '' } } };
  const { user, sent } = renderPage(<HospitalPage />, answering(aHospital(), saved));
  await user.click(await screen.findByRole('switch', { name: '요일별 진료 시간을 알려요' }));
  const monday = screen.getByRole('group', { name: '월요일' });
  const open = within(monday).getByLabelText('월요일 시작');
  await user.clear(open);
  await user.type(open, '10:00');
  await user.click(screen.getByRole('button', { name: '월요일 시간을 평일에 똑같이 넣기' }));
  await user.click(within(screen.getByRole('group', { name: '토요일' })).getByRole('checkbox', { name: '토요일 휴진' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(sent.some(({ name }) => name === 'HospitalPage_UpdateMyHospital')).toBe(true));
  const { input } = sent.find(({ name }) => name === 'HospitalPage_UpdateMyHospital')?.variables as {
    input: { businessHours: { weekday: number; isClosed: boolean; open?: string }[] };
  };
  expect(input.businessHours.filter(({ open: from }) => from === '10:00').map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5]);
  expect(input.businessHours.filter(({ isClosed }) => isClosed).map(({ weekday }) => weekday)).toEqual([6, 0]);
});

test('explains what happens next to an account without a hospital', async () => {
  renderPage(<HospitalPage />, answering(null));
  expect(await screen.findByText('아직 연결된 병원이 없어요.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('shows no link to the public page while the hospital waits for approval', async () => {
  renderPage(<HospitalPage />, answering(aHospital({ state: 'pending' })));
  expect(await screen.findByText('승인 대기')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '내 병원 페이지' })).not.toBeInTheDocument();
});

test.each([
  ['pending', /가입 신청을 확인하고 있어요/],
  ['rejected', /가입 신청이 승인되지 않아서/],
] as const)('says who sees the profile while the registration is %s, and keeps the form enabled', async (status, sentence) => {
  renderPage(<HospitalPage />, answering(aHospital({ state: 'pending' }), { MyRegistration: aRegistration({ status }) }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '신청 상태 보기' })).toHaveAttribute('href', '/bizpage');
  expect(await screen.findByRole('textbox', { name: /병원 이름/ })).toBeEnabled();
});

test('shows no registration notice to an approved business', async () => {
  const { sent } = renderPage(<HospitalPage />, answering(aHospital(), { MyRegistration: aRegistration({ status: 'approved' }) }));
  await screen.findByText('공개 중');
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('MyRegistration'));
  expect(screen.queryByRole('link', { name: '신청 상태 보기' })).toBeNull();
});

import { rows } from '../../routes.ts';
import { actLeads, isGuardianWay, loginLead } from './login-lead.ts';

const WELCOME = '다시 만나서 반가워요.';

test.each([
  ['/reservation?hospital=7', '예약하려면 로그인해 주세요.'],
  ['/mypage/reservation', '내 예약을 보려면 로그인해 주세요.'],
  ['/mypage', '마이페이지를 보려면 로그인해 주세요.'],
  ['/bizpage/hospital#week', '비즈페이지를 보려면 로그인해 주세요.'],
  ['/ask?write=1', '질문하려면 로그인해 주세요.'],
  ['/ask', WELCOME],
  ['/pass?id=5', '진료비 상세 내역을 보려면 로그인해 주세요.'],
  ['/point', '포인트를 보려면 로그인해 주세요.'],
  ['/auth/danal?next=%2Fpoint', '본인 확인을 하려면 로그인해 주세요.'],
  ['/mypage/questions/input', '문의하려면 로그인해 주세요.'],
  ['/community/contest/input?x=1', '콘테스트에 참가하려면 로그인해 주세요.'],
  ['/community/mypet/input', '글을 쓰려면 로그인해 주세요.'],
  ['/community/mypet/4/edit', '글을 쓰려면 로그인해 주세요.'],
  ['/community/mypet/4', WELCOME],
  ['/reservations', WELCOME],
  ['/hospital?id=7', WELCOME],
  [null, WELCOME],
])('the lead of a login on the way to %s is "%s"', (next, lead) => {
  expect(loginLead(next)).toBe(lead);
});

test.each(rows.filter(({ access }) => access !== 'public').map(({ path }) => path))(
  'the lead of a login on the way to %s says why',
  (path) => {
    expect(loginLead(path)).not.toBe(WELCOME);
  },
);

test.each(Object.entries(actLeads))('the lead of a login for the act %s is "%s", wherever it leads afterwards', (act, lead) => {
  expect(loginLead('/hospital?id=7', act)).toBe(lead);
  expect(loginLead('/mypage', act)).toBe(lead);
});

test('an act that no page asks for changes nothing', () => {
  expect(loginLead('/mypage', 'toString')).toBe('마이페이지를 보려면 로그인해 주세요.');
});

test.each([
  ['/reservation?hospital=7', null, true],
  ['/community/mypet/input', null, true],
  ['/hospital?id=7', 'review', true],
  ['/hospital?id=7', null, false],
  ['/bizpage/hospital#week', null, false],
  ['/staff/invitation?key=k', null, false],
  [null, null, false],
])('a login on the way to %s for the act %s leads guardians: %s', (next, act, expected) => {
  expect(isGuardianWay(next, act)).toBe(expected);
});

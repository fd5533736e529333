import { loginLead } from './login-lead.ts';

test.each([
  ['/reservation?hospital=7', '예약하려면 로그인해 주세요.'],
  ['/mypage/reservation', '내 예약을 보려면 로그인해 주세요.'],
  ['/mypage', '마이페이지를 보려면 로그인해 주세요.'],
  ['/bizpage/hospital#week', '비즈페이지를 보려면 로그인해 주세요.'],
  ['/community/mypet/input', '글을 쓰려면 로그인해 주세요.'],
  ['/community/mypet/4/edit', '글을 쓰려면 로그인해 주세요.'],
  ['/community/mypet/4', '다시 만나서 반가워요.'],
  ['/reservations', '다시 만나서 반가워요.'],
  ['/hospital?id=7', '다시 만나서 반가워요.'],
  [null, '다시 만나서 반가워요.'],
])('the lead of a login on the way to %s is "%s"', (next, lead) => {
  expect(loginLead(next)).toBe(lead);
});

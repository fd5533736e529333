import { AccountType, type Workplace } from '@petcare/contracts';
import { bus } from '@petcare/event-bus';
import { clearTokens, currentSession, endWorkplace, evaluateSession, storeTokens, workFor, workplaceHeader } from './session.ts';

const tokenOf = (userID: string) =>
  `e30.${btoa(JSON.stringify({ userID, accountType: 0, socialType: 0, nickname: 'bori', name: 'kim', exp: 4_102_444_800 }))}.x`;
const signIn = (userID = '7') => storeTokens({ token: tokenOf(userID), refreshToken: 'r' });
const hospital: Workplace = { businessId: '5', accountType: AccountType.HOSPITAL, name: '구로동물병원', role: 'bookings' };
const pharmacy: Workplace = { businessId: '6', accountType: AccountType.PHARMARCY, name: '구로약국', role: 'all' };
const chosen = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.workplace : undefined;
};

beforeEach(() => {
  signIn();
  workFor(null);
});
afterEach(() => {
  clearTokens();
  history.replaceState(null, '', '/');
});

test('the business that somebody works for is kept for their account alone, and named on its pages alone', () => {
  workFor(hospital);
  expect(chosen()).toEqual(hospital);
  expect(workplaceHeader()).toEqual({});
  history.replaceState(null, '', '/bizpage/reservation');
  expect(workplaceHeader()).toEqual({ 'x-acting-business': '5' });
  signIn('8');
  expect([chosen(), workplaceHeader()]).toEqual([undefined, {}]);
  signIn('7');
  expect(chosen()).toEqual(hospital);
  workFor(null);
  expect(workplaceHeader()).toEqual({});
});

test('a tab stays at its business when another tab goes to another one, and a new tab begins with the last choice', () => {
  workFor(hospital);
  localStorage.setItem('petcare.workplace.7', JSON.stringify(pharmacy));
  evaluateSession();
  expect(chosen()).toEqual(hospital);
  sessionStorage.clear();
  evaluateSession();
  expect(chosen()).toEqual(pharmacy);
});

test('who was taken out is told so and goes back to their own account', () => {
  const told: string[] = [];
  const subscription = bus.on('toast.shown').subscribe(({ message }) => told.push(message));
  workFor(hospital);
  endWorkplace('이 업체의 직원이 아니에요.');
  subscription.unsubscribe();
  expect([chosen(), told]).toEqual([undefined, ['이 업체의 직원이 아니에요.']]);
});

test.each(['{"businessId":5}', 'no json', 'null', JSON.stringify({ ...hospital, role: 'owner' })])(
  'a stored business that is none, %s, is none',
  (text) => {
    localStorage.setItem('petcare.workplace.7', text);
    evaluateSession();
    expect(chosen()).toBeUndefined();
  },
);

import { answerRest, ok, refused, renderPage } from '@petcare/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import { DanalPage } from './danal.page.tsx';

// Effects run twice.
configure({ reactStrictMode: true });

const PATH = '/auth/danal';
const START = 'POST /user/identity';
const CONFIRM = 'POST /user/identity/confirm';
const person = { name: '김하늘', phone: '+821012345678', birthday: '1990-03-02', gender: 'female', verifiedAt: '2026-11-22T01:00:00.000Z' };
const form = { action: 'https://provider.example/start', fields: [{ name: 'TID', value: '1' }] };
const info = { id: '1', name: '김보호', phone: '+821012345678', birthday: null, identityVerifiedAt: null as string | null };

let posted: string[] = [];
let closings = 0;
beforeEach(() => {
  sessionStorage.clear();
  posted = [];
  closings = 0;
  window.close = () => void (closings += 1);
  HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    posted.push(this.target);
  };
});

function open(at = PATH, { session = {} as object | null, of = info } = {}) {
  return renderPage(<DanalPage />, { at, path: PATH, responses: { DanalPage_MyInfo: { getMyInfo: of } }, ...(session && { session }) });
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });

describe('in the window of the provider', () => {
  test('the page of the identity check sends the code once, removes it from the address and closes the window or offers to', async () => {
    const sent = answerRest({ [CONFIRM]: ok(person) });
    const { address, head } = open(`${PATH}#code=c1`);
    await heading('본인 확인을 마쳤어요');
    expect(sent).toEqual([{ call: CONFIRM, body: { code: 'c1' } }]);
    expect(address()).toBe(PATH);
    expect(head()).toMatchObject({ noindex: true });
    expect(closings).toBe(1);
    expect(screen.getByText(/이 창을 닫아 주세요/)).toBeTruthy();
    expect(press('창 닫기')).toBeTruthy();
  });

  test('the page of the identity check closes the window after a cancellation', async () => {
    const sent = answerRest({});
    open(`${PATH}?result=cancelled`);
    await heading('본인 확인을 취소했어요');
    expect(closings).toBe(1);
    expect(sent).toEqual([]);
  });

  test.each([
    ['IDENTITY_EXPIRED', '본인 확인 시간이 지났어요', '다시 확인하기'],
    ['IDENTITY_REFUSED', '본인 확인을 마치지 못했어요', '다시 확인하기'],
    ['IDENTITY_UNAVAILABLE', '확인 서비스가 답하지 않아요', '다시 확인하기'],
    ['IDENTITY_DIFFERS', '처음 확인한 분과 달라요', '다시 확인하기'],
    ['SOMETHING_NEW', '본인 확인을 마치지 못했어요', '다시 확인하기'],
    ['IDENTITY_TAKEN', '이미 다른 계정에서 확인하셨어요', '가입한 이메일 찾기'],
    ['IDENTITY_OFF', '지금은 이용할 수 없어요', '창 닫기'],
    ['NO_ACCESS_TOKEN', '로그인이 끝났어요', '로그인하기'],
  ])('the page of the identity check explains %s and offers what can be done', async (code, title, wayOn) => {
    answerRest({ [CONFIRM]: refused(code, '서버가 이유를 말했어요.'), [START]: ok(form) });
    const { user } = open(`${PATH}#code=c1`);
    await heading(title);
    expect(closings).toBe(0);
    expect(screen.queryByText('서버가 이유를 말했어요.') !== null).toBe(code === 'SOMETHING_NEW');
    expect(screen.queryAllByRole('button', { name: wayOn }).length + screen.queryAllByRole('link', { name: wayOn }).length).toBe(1);
    const again = screen.queryByRole('button', { name: '다시 확인하기' });
    expect(again !== null).toBe(wayOn === '다시 확인하기');
    if (!again) return;
    await user.click(again);
    await waitFor(() => expect(posted).toEqual(['_self']));
    expect(sessionStorage.getItem('petcare.identityNext')).toBeNull();
  });

  test('the page of the identity check reports an expired time without a request, and the wait after a refused second try', async () => {
    const sent = answerRest({
      [START]: { ...refused('TOO_MANY_REQUESTS', '너무 많아요.'), status: 429, headers: { 'retry-after': '540' } },
    });
    const { user } = open(`${PATH}?result=expired`);
    await heading('본인 확인 시간이 지났어요');
    expect(sent).toEqual([]);
    await user.click(press('다시 확인하기'));
    expect(await screen.findByText('요청이 너무 많아요. 9분 뒤에 다시 시도해 주세요.')).toBeTruthy();
  });
});

test('the page of the identity check goes on to the requested page after a check in the same tab, but never to another site', async () => {
  for (const [next, target] of [
    ['/point', '/point'],
    ['//evil.example', '/mypage/myinfo'],
  ] as const) {
    sessionStorage.setItem('petcare.identityNext', next);
    answerRest({ [CONFIRM]: ok(person) });
    const { address, unmount } = open(`${PATH}#code=c1`);
    await waitFor(() => expect(address()).toBe(target));
    expect(closings).toBe(0);
    unmount();
  }
});

test('the page of the identity check offers a retry and a way back after a cancellation in the same tab', async () => {
  sessionStorage.setItem('petcare.identityNext', '/point');
  answerRest({ [START]: ok(form) });
  const { user } = open(`${PATH}?result=cancelled`);
  await heading('본인 확인을 취소했어요');
  expect(screen.getByRole('link', { name: '돌아가기' }).getAttribute('href')).toBe('/point');
  await user.click(press('다시 확인하기'));
  await waitFor(() => expect(posted).toEqual(['_self']));
  expect(sessionStorage.getItem('petcare.identityNext')).toBe('/point');
});

describe('opened as a page', () => {
  test('the page of the identity check asks a visitor to log in and to come back here', async () => {
    open(`${PATH}?next=%2Fpoint`, { session: null });
    expect((await screen.findByRole('link', { name: '로그인하기' })).getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent('/auth/danal?next=%2Fpoint')}`,
    );
    expect(screen.getByText('필요한 것만 받아요')).toBeTruthy();
  });

  test.each([
    ['?next=%2Fpoint', '/point'],
    ['', '/mypage/myinfo'],
    ['?next=%2F%2Fevil.example', '/mypage/myinfo'],
  ])('with the query "%s" the link to do it later leads to %s', async (search, target) => {
    open(PATH + search);
    expect((await screen.findByRole('link', { name: '나중에 할게요' })).getAttribute('href')).toBe(target);
  });

  test('the page of the identity check shows a verified person their data and lets them verify again', async () => {
    open(PATH, { of: { ...info, birthday: '1990-03-02' as never, identityVerifiedAt: person.verifiedAt } });
    expect(await screen.findByText('010-1234-5678')).toBeTruthy();
    expect(screen.getByText('1990년 3월 2일')).toBeTruthy();
    expect(press('다시 확인하기')).toBeTruthy();
    expect(screen.getByRole('link', { name: '계속하기' }).getAttribute('href')).toBe('/mypage/myinfo');
  });

  test('the page of the identity check says that the identity check is switched off and offers it no longer', async () => {
    window.open = () =>
      ({
        closed: false,
        close: () => undefined,
        focus: () => undefined,
        document: document.implementation.createHTMLDocument(),
      }) as unknown as Window;
    answerRest({ [START]: { ...refused('IDENTITY_OFF', '꺼졌어요.'), status: 409 } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '본인 확인 시작하기' }));
    expect(await screen.findByText(/본인 확인을 쓰지 않아요/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: '계속하기' })).toBeTruthy();
  });
});

import { bus } from '@petcare/event-bus';
import { renderPage, type Responses, restResponse } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { aRegistration } from '../testing/a-registration.ts';
import { HomePage } from './home.page.tsx';

const licence = new File(['%PDF-1.7'], '사업자등록증.pdf', { type: 'application/pdf' });
const found = { id: '7', name: '든든동물병원', address: '서울특별시 구로구', contract: null };
const heard: string[] = [];
const subscription = bus.on('toast.shown').subscribe(({ message }) => heard.push(message));
afterAll(() => subscription.unsubscribe());

type SentRequest = { address: string; body: Record<string, FormDataEntryValue> };

function answering(status: number, body: object): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = async (address, options) => {
    sent.push({ address: String(address), body: Object.fromEntries(options?.body as FormData) });
    return restResponse(status, body);
  };
  return sent;
}

async function open(given: Parameters<typeof aRegistration>[0], responses: Responses = {}) {
  const registration = { status: 'rejected' as const, reason: '사업자등록증이 흐려서 읽을 수 없어요.', ...given };
  const page = renderPage(<HomePage />, {
    at: '/bizpage',
    path: '/bizpage',
    session: { accountType: 1 },
    responses: { MyRegistration: aRegistration(registration), ...responses },
  });
  await screen.findByText('사업자등록증이 흐려서 읽을 수 없어요.');
  return {
    ...page,
    chooseFile: () => page.user.upload(page.container.querySelector<HTMLInputElement>('input[type=file]')!, licence),
    send: () => page.user.click(screen.getByRole('button', { name: '다시 신청하기' })),
  };
}

test('the card of a refused registration shows why a registration was refused and sends it again with the earlier answers', async () => {
  const sent = answering(201, { success: true, data: { id: '4' } });
  const statuses = ['rejected', 'pending'] as const;
  let asked = 0;
  const responses = {
    MyRegistration: () => aRegistration({ status: statuses[asked++] ?? 'pending', reason: '사업자등록증이 흐려서 읽을 수 없어요.' }),
  };
  const { user, chooseFile, send } = await open({}, responses);
  expect(screen.getByRole('textbox', { name: /병원 이름/ })).toHaveValue('든든동물병원');
  expect(screen.getByRole('textbox', { name: /사업자등록번호/ })).toHaveValue('120-81-47521');
  await send();
  expect(screen.getByText('사업자등록증 파일을 골라 주세요.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /기본 주소/ }), '서울특별시 구로구 디지털로 300');
  await chooseFile();
  await send();
  await screen.findByText('확인 중');
  expect(heard).toContain('다시 신청했어요. 확인하고 나면 여기에서 알려 드려요.');
  expect(sent[0]?.address).toBe('/api/client/user/registration');
  expect(sent[0]?.body).toMatchObject({
    hospitalName: '든든동물병원',
    registrationNumber: '1208147521',
    address: '서울특별시 구로구 디지털로 300',
  });
});

test('the form of a registration keeps the chosen listing in the form and shows a refusal at its field', async () => {
  const message = '이미 다른 계정이 등록한 업체예요.';
  answering(409, { success: false, message, error: { code: 'LISTING_TAKEN', message } });
  const { user, chooseFile, send } = await open(
    { isClaim: true },
    { BusinessForm_ClaimableListings: { searchClaimableListings: [found] } },
  );
  expect(screen.getByRole('searchbox')).toHaveValue('든든동물병원');
  await user.click(await screen.findByRole('radio', { name: /든든동물병원/ }));
  await chooseFile();
  await send();
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  expect(screen.getByText('사업자등록증.pdf')).toBeInTheDocument();
});

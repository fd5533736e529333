import { answerRest, refusal, refused, renderPage, type Responses } from '@petcare/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aPet, kinds } from '../testing/a-pet.ts';
import { breedsLike } from './kind-field.tsx';
import { MypetPage } from './mypet.page.tsx';
import type { Pet } from './pet.ts';

// What jsdom has not: the preview of a chosen picture.
URL.createObjectURL ??= () => 'blob:picture';
URL.revokeObjectURL ??= () => undefined;

async function open(
  pets: { living?: Pet[]; archived?: Pet[] },
  { at = '/mypage/mypet', more = {} }: { at?: string; more?: Responses } = {},
) {
  const page = renderPage(<MypetPage />, {
    at,
    responses: {
      MypetPage_Pets: { living: pets.living ?? [], archived: pets.archived ?? [] },
      PetForm_Kinds: { getPetKinds: kinds },
      ...more,
    },
    session: { accountType: 0 },
  });
  const sentOf = (name: string) => page.sent.filter((one) => one.name === name).map(({ variables }) => variables);
  return { ...page, sentOf };
}

test('the page of pets invites to enter the first pet', async () => {
  await open({});
  expect(await screen.findByRole('link', { name: '반려동물 등록하기' })).toBeInTheDocument();
});

test('the page of pets shows the main pet with its facts, vaccinations and weights', async () => {
  await open({
    living: [
      aPet({
        gender: 'female',
        isNeutralize: true,
        weight: 3.2,
        registerNumber: '410097100001234',
        vaccination1Date: '2026-03-02',
        vaccination1Kind: '종합백신',
        nextVaccination: { kind: '종합백신', dueOn: '2027-03-02' },
        weights: [
          { date: '2026-01-02', weight: 3 },
          { date: '2026-02-02', weight: 3.2 },
        ],
      }),
      aPet({ id: '8', name: '콩', isMain: false }),
    ],
  });
  expect(await screen.findByRole('heading', { level: 2, name: '보리' })).toBeInTheDocument();
  expect(screen.getAllByText('강아지 · 말티즈 · 여아(중성화)')).toHaveLength(2);
  expect(screen.getByText('410097100001234')).toBeInTheDocument();
  expect(screen.getByText(/다음 접종은/)).toHaveTextContent('다음 접종은 종합백신, 2027년 3월 2일이에요');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['2026년 2월 2일3.2kg+0.2kg', '2026년 1월 2일3kg-']);
});

test('the page of pets opens another pet from the list', async () => {
  const { user } = await open({ living: [aPet(), aPet({ id: '8', name: '콩', isMain: false })] });
  await user.click(await screen.findByRole('link', { name: /콩/ }));
  expect(screen.getByRole('heading', { level: 2, name: '콩' })).toBeInTheDocument();
});

test('a pet is entered with a breed found by its initial consonants', async () => {
  const { user, sentOf } = await open({}, { at: '/mypage/mypet?form=new', more: { PetForm_Create: { pet: { id: '9' } } } });
  await user.type(await screen.findByLabelText(/^이름/), ' 보리 ');
  // Role queries walk the whole form: labels are found much faster, and a paste is one change instead of many.
  await user.click(screen.getByLabelText('강아지'));
  await user.type(screen.getByLabelText(/품종/), 'ㅁㅌㅈ');
  await user.click(screen.getByText('말티즈'));
  await user.type(screen.getByLabelText(/몸무게/), '3.25');
  await user.click(screen.getByLabelText(/동물등록번호/));
  await user.paste('410-0971-0000-1234');
  await user.click(screen.getByLabelText('여아'));
  await user.click(screen.getByLabelText('메일'));
  await user.click(screen.getByText('등록하기'));
  await waitFor(() => expect(sentOf('PetForm_Create')).toHaveLength(1));
  expect(sentOf('PetForm_Create')[0]).toMatchObject({
    input: {
      name: '보리',
      kindId: '12',
      kindName: null,
      weight: 3.25,
      gender: 'female',
      isNeutralize: null,
      registerNumber: '410-0971-0000-1234',
      vaccination1Date: null,
      reminder: 'mail',
    },
  });
});

test('the form of a pet takes a breed whose name was typed in full and not chosen', async () => {
  const { user, sentOf } = await open({}, { at: '/mypage/mypet?form=new', more: { PetForm_Create: { pet: { id: '9' } } } });
  await user.type(await screen.findByLabelText(/^이름/), '보리');
  await user.click(screen.getByLabelText('강아지'));
  await user.type(screen.getByLabelText(/품종/), '말티즈');
  await user.click(screen.getByText('등록하기'));
  await waitFor(() => expect(sentOf('PetForm_Create')).toHaveLength(1));
  expect(sentOf('PetForm_Create')[0]).toMatchObject({ input: { kindId: '12' } });
});

test('the form of a pet keeps the text of a breed that was left unchosen, asks for one of the list, and sends nothing', async () => {
  const { user, sentOf } = await open({}, { at: '/mypage/mypet?form=new' });
  await user.type(await screen.findByLabelText(/^이름/), '보리');
  await user.click(screen.getByLabelText('강아지'));
  await user.type(screen.getByLabelText(/품종/), '말티');
  await user.tab();
  expect(screen.getByText(/찾은 품종에서 하나를 골라 주세요/)).toBeInTheDocument();
  await user.click(screen.getByText('등록하기'));
  expect(screen.getByLabelText<HTMLInputElement>(/^품종/).value).toBe('말티');
  expect(sentOf('PetForm_Create')).toEqual([]);
});

test('the form of a pet says at each field what is wrong and sends nothing', async () => {
  const { user, sentOf } = await open({}, { at: '/mypage/mypet?form=new' });
  await user.type(await screen.findByLabelText(/동물등록번호/), '123');
  await user.click(screen.getByRole('button', { name: /^접종 1 날짜/ }));
  await user.click(screen.getByRole('button', { name: /^오늘/ }));
  await user.click(screen.getByRole('button', { name: '등록하기' }));
  for (const sentence of [
    '이름을 적어 주세요.',
    '종류를 골라 주세요.',
    '동물등록번호는 숫자 15자리예요. 다시 확인해 주세요.',
    '어떤 접종이었는지 적어 주세요.',
  ])
    expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(sentOf('PetForm_Create')).toEqual([]);
});

test('the form of a pet keeps what was typed when the picture is refused', async () => {
  answerRest({ 'POST /api/upload': refused('UNREADABLE_IMAGE', '이미지를 읽을 수 없어요.') });
  const { user, sentOf } = await open({ living: [aPet()] }, { at: '/mypage/mypet?form=7' });
  const name = await screen.findByLabelText(/^이름/);
  await user.clear(name);
  await user.type(name, '콩');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }));
  await user.click(screen.getByRole('button', { name: '저장하기' }));
  expect(await screen.findByText('이미지를 읽을 수 없어요.')).toBeInTheDocument();
  expect(name).toHaveValue('콩');
  expect(sentOf('PetForm_Update')).toEqual([]);
});

test('the form of a pet records a weight and clears the field', async () => {
  const { user, sentOf } = await open({ living: [aPet()] }, { more: { PetWeights_Record: { recordPetWeight: { id: '7' } } } });
  await user.type(await screen.findByRole('textbox', { name: /몸무게/ }), '3.4');
  await user.click(screen.getByRole('button', { name: '기록하기' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /몸무게/ })).toHaveValue(''));
  expect(sentOf('PetWeights_Record')).toMatchObject([{ petId: '7', weight: 3.4 }]);
});

test('the form of a pet asks before it archives and shows a refusal in the dialog', async () => {
  const { user } = await open(
    { living: [aPet({ name: '콩' })] },
    { more: { PetActions_Archive: refusal('VALIDATION_FAILED', '생일보다 빠른 날짜예요. 다시 확인해 주세요.') } },
  );
  await user.click(await screen.findByRole('button', { name: '무지개다리를 건넜어요' }));
  const dialog = await screen.findByRole('alertdialog', { name: '콩과 함께한 시간을 간직할게요' });
  await user.click(within(dialog).getByRole('button', { name: '간직하기' }));
  expect(await within(dialog).findByText('생일보다 빠른 날짜예요. 다시 확인해 주세요.')).toBeInTheDocument();
});

test('the page of pets shows an error with a retry button', async () => {
  await open({}, { more: { MypetPage_Pets: refusal('INTERNAL', '잠시 후 다시 시도해 주세요.') } });
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
});

test.each([
  ['푸들', ['푸들', '미니어처 푸들']],
  ['ㅍㄷ', ['푸들', '미니어처 푸들']],
  ['미니어처푸', ['미니어처 푸들']],
  ['없는품종', []],
])('breeds are found by %s', (text, expected) => {
  expect(breedsLike(kinds[0]!.childs, text).map(({ name }) => name)).toEqual(expected);
});

import { refusal, renderPage, type Responses } from '@petcare/testing';
import { useCheckedForm } from '@petcare/ui/form';
import { screen, waitFor } from '@testing-library/react';
import type { BusinessKind } from '@petcare/contracts';
import { checkListing, emptyListing, type ListingValues } from './business-values.ts';
import { ListingFields } from './listing-fields.tsx';

const listings = [
  { id: '7', name: '든든동물병원', address: '서울특별시 구로구 디지털로 300', contract: '+8221234567' },
  { id: '8', name: '든든한동물병원', address: '부산광역시 중구', contract: null },
];
const answers: Responses = {
  BusinessForm_ClaimableListings: ({ search }) => ({
    searchClaimableListings: listings.filter(({ name }) => name.includes(String(search))),
  }),
};

function Example({ kind, onSend }: { kind: BusinessKind; onSend: (values: ListingValues) => void }) {
  const form = useCheckedForm({
    initial: emptyListing,
    check: (values) => checkListing(kind, values),
    send: async (values) => void onSend(values),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <ListingFields kind={kind} form={form} />
      <button>다음</button>
    </form>
  );
}

function open(kind: BusinessKind = 'hospital', responses = answers) {
  const chosen: ListingValues[] = [];
  const page = renderPage(<Example kind={kind} onSend={(values) => chosen.push(values)} />, { responses });
  return { ...page, chosen, next: () => page.user.click(screen.getByRole('button', { name: '다음' })) };
}
const search = () => screen.getByRole('searchbox', { name: '우리 병원 찾기' });

test('the form of a listing shows matching listings with their addresses while typing and lets the keyboard choose one', async () => {
  const { user, sent, chosen, next } = open();
  await user.type(search(), '든든');
  expect(await screen.findByText('2곳을 찾았어요. 골라 주세요.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /서울특별시 구로구 디지털로 300\s+02-123-4567/ })).toBeInTheDocument();
  expect(sent.map(({ variables }) => variables)).toEqual([{ kind: 'hospital', search: '든든' }]);
  await user.keyboard('{ArrowDown}{ }');
  expect(screen.getByRole('radio', { name: /^든든동물병원/ })).toBeChecked();
  await next();
  expect(chosen[0]?.listing?.id).toBe('7');
});

test('the form of a listing keeps the chosen listing while another one is searched for', async () => {
  const { user } = open();
  await user.type(search(), '든든한');
  await user.click(await screen.findByRole('radio', { name: /든든한동물병원/ }));
  await user.clear(search());
  await user.type(search(), '없는곳');
  expect(await screen.findByText(/“없는곳”에 맞는 곳이 없어요/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /든든한동물병원/ })).toBeChecked();
});

test('the form of a listing sends nothing on Enter in the search and asks for a choice on submit', async () => {
  const { user, chosen, next } = open();
  await user.type(search(), '든{Enter}');
  expect(screen.queryByText(/골라 주세요\. 찾는 곳이 없으면/)).toBeNull();
  await next();
  expect(screen.getByText('어느 병원인지 골라 주세요. 찾는 곳이 없으면 새로 등록할 수 있어요.')).toBeInTheDocument();
  expect(search()).toHaveFocus();
  expect(chosen).toEqual([]);
});

test('the form of a listing shows why a search was refused', async () => {
  const { user } = open('hospital', { BusinessForm_ClaimableListings: refusal('TOO_MANY_REQUESTS', '잠시 후 다시 찾아 주세요.') });
  await user.type(search(), '든든');
  expect(await screen.findByText('잠시 후 다시 찾아 주세요.')).toBeInTheDocument();
});

test('the form of a listing starts a new listing with the searched name and keeps the values when switching back and forth', async () => {
  const { user, chosen, next } = open();
  await user.type(search(), '새봄동물병원');
  await user.click(screen.getByRole('button', { name: '찾는 곳이 없어요, 새로 등록할게요' }));
  const name = screen.getByRole('textbox', { name: /병원 이름/ });
  expect(name).toHaveValue('새봄동물병원');
  expect(name).toHaveFocus();
  await next();
  expect(screen.getByText('주소를 적어 주세요.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /기본 주소/ }), '서울특별시 구로구 디지털로 300');
  await user.click(screen.getByRole('button', { name: '이미 있는 곳에서 다시 찾을게요' }));
  expect(search()).toHaveValue('새봄동물병원');
  await user.click(screen.getByRole('button', { name: '찾는 곳이 없어요, 새로 등록할게요' }));
  await next();
  await waitFor(() =>
    expect(chosen[0]).toMatchObject({ isNew: true, listingName: '새봄동물병원', address: '서울특별시 구로구 디지털로 300' }),
  );
});

test('the form of a listing asks a company for its type, one of all that there are, and sends it', async () => {
  const { user, chosen, next } = open('company');
  await user.click(screen.getByRole('button', { name: '찾는 곳이 없어요, 새로 등록할게요' }));
  await user.type(screen.getByRole('textbox', { name: /업체 이름/ }), '뽀송미용실');
  await user.type(screen.getByRole('textbox', { name: /기본 주소/ }), '서울특별시 구로구');
  await next();
  expect(screen.getByText('어떤 일을 하는지 골라 주세요.')).toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['beauty', 'hotel', 'kindergarten', 'store']);
  expect(screen.getByRole('radio', { name: '미용' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: '유치원' }));
  await user.click(screen.getByRole('checkbox', { name: /예약을 받는 데 동의해요/ }));
  await next();
  expect(chosen[0]).toMatchObject({ companyType: 'kindergarten', agreeReservation: true });
});

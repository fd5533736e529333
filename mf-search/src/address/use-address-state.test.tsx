import { renderPage } from '@petcare/testing';
import { screen, waitFor } from '@testing-library/react';
import { useAddressState } from './use-address-state.ts';

const read = (params: URLSearchParams) => ({ area: params.get('area') ?? '', search: params.get('search') ?? '' });
const write = (asked: ReturnType<typeof read>) => new URLSearchParams(asked);

function TwoChanges() {
  const [asked, change] = useAddressState(read, write);
  const choose = () => {
    change({ area: '구로구' });
    change({ search: '초진' });
  };
  return (
    <button type="button" onClick={choose}>
      {asked.area} {asked.search}
    </button>
  );
}

test('the state in the address keeps a change that is not drawn yet when the next one comes', async () => {
  const { user, address } = renderPage(<TwoChanges />, { at: '/search?area=강남구' });
  await user.click(screen.getByRole('button', { name: '강남구' }));
  expect(await screen.findByRole('button', { name: '구로구 초진' })).toBeInTheDocument();
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/search?area=구로구&search=초진'));
});

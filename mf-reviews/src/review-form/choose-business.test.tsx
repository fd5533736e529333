import { seenListings } from '@petcare/device-lists';
import { renderPage } from '@petcare/testing';
import { screen, within } from '@testing-library/react';
import { ChooseBusiness } from './choose-business.tsx';

afterEach(() => localStorage.clear());

test('the choice of a business finds a business by its name, and leads to its form', async () => {
  const { user, sent } = renderPage(<ChooseBusiness />, {
    responses: {
      ChooseBusiness_Found: {
        getSearchSuggestions: [
          { kind: 'region', id: null, text: '구로구', sido: '서울특별시', sigungu: '구로구' },
          { kind: 'company', id: '31', text: '구로미용실', sido: '서울특별시', sigungu: '구로구' },
        ],
      },
    },
  });
  await user.type(screen.getByRole('searchbox', { name: '다녀온 곳 찾기' }), '구로');
  const found = await screen.findByRole('link', { name: /구로미용실/ });
  expect(found).toHaveAttribute('href', '/company/31?write=1');
  expect(found).toHaveTextContent('펫 서비스 · 서울특별시 구로구');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(sent.map(({ variables }) => variables)).toEqual([{ search: '구로' }]);
});

test('the choice of a business shows what was seen last before anything is typed', async () => {
  for (let id = 20; id < 27; id += 1) seenListings.put({ kind: 'pharmacy', id: String(id), name: `약국 ${id}` });
  renderPage(<ChooseBusiness />);
  expect(await screen.findByRole('heading', { name: '최근에 본 곳' })).toBeInTheDocument();
  const seen = within(screen.getByRole('heading', { name: '최근에 본 곳' }).closest('section')!);
  expect(seen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [26, 25, 24, 23, 22, 21].map((id) => `/pharmacy?id=${id}&write=1`),
  );
});

test('the choice of a business offers a guardian the visits that were booked, with their days and pets, and no others', async () => {
  const business = { kind: 'company', id: '31', name: '포근미용실', isPublic: true };
  const visit = { id: '1', status: 2, date: '2026-11-20', pet: { id: '4' }, business };
  const visits = [visit, { ...visit, id: '2', status: 5 }, { ...visit, id: '3', business: { ...business, isPublic: false } }];
  renderPage(<ChooseBusiness />, {
    session: { accountType: 0 },
    responses: { ChooseBusiness_Visits: { getMyReservationsByPage: visits } },
  });
  const list = within((await screen.findByRole('heading', { name: '예약해서 다녀온 곳' })).closest('section')!);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/company/31?write=1&visit=2026-11-20&pet=4']);
  expect(list.getByRole('link')).toHaveTextContent('펫 서비스 · 2026년 11월 20일 (금) 방문');
});

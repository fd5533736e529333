import { recentSearches } from '@petcare/device-lists';
import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { SearchLink } from './search-link.tsx';

beforeEach(() => localStorage.clear());

const open = () => renderPage(<SearchLink />, { responses: {} });
/** The box whose suggestions are asked for: the slot shows its props. */
function askedBox(): string {
  const said = document.querySelector('[data-slot]')?.textContent ?? '';
  return (JSON.parse(said.slice(said.indexOf('{'))) as { box: string }).box;
}
const press = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('link', { name: '동물병원 검색' }));
  return within(await screen.findByRole('dialog', { name: '검색' }));
};

test('what was searched for stands there, leads to its results, and can be taken out', async () => {
  recentSearches.put({ kind: 'pharmacy', text: '구로' });
  recentSearches.put({ kind: 'hospital', text: '강남 24시' });
  const opened = open();
  const page = await press(opened);
  await opened.user.click(page.getByRole('button', { name: '검색어 강남 24시 삭제' }));
  expect(recentSearches.read()).toEqual([{ kind: 'pharmacy', text: '구로' }]);
  await opened.user.click(page.getByRole('link', { name: '구로 동물약국' }));
  expect(decodeURIComponent(opened.address())).toBe('/pharmacy-list?search=구로');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a text that is sent leads to the list of hospitals', async () => {
  const opened = open();
  const page = await press(opened);
  await opened.user.type(page.getByRole('searchbox'), '강남 24시{Enter}');
  expect(decodeURIComponent(opened.address())).toBe('/hostpital-list?search=강남 24시');
});

test('suggestions stand by their kind, and one leads to its page', async () => {
  const opened = open();
  const page = await press(opened);
  await opened.user.type(page.getByRole('searchbox'), '구로');
  act(() =>
    bus.emit('search.suggested', {
      box: askedBox(),
      suggestions: [
        { id: '구로구', kind: 'region', text: '서울특별시 구로구', note: '지역', to: '/hostpital-list?sido=서울특별시&sigungu=구로구' },
        { id: 'hospital 7', kind: 'hospital', text: '구로동물병원', note: '동물병원', to: '/hospital?id=7&frompage=search' },
      ],
    }),
  );
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['지역', '동물병원']);
  await opened.user.click(page.getByRole('link', { name: /^구로동물병원/ }));
  expect(opened.address()).toBe('/hospital?id=7&frompage=search');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

function AskedState() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

test('the search screen leads to what is near before anything is typed, and the map is told to ask where that is', async () => {
  const opened = renderPage(
    <>
      <SearchLink />
      <AskedState />
    </>,
    { responses: {} },
  );
  const page = await press(opened);
  await opened.user.click(page.getByRole('link', { name: '동물약국' }));
  expect(opened.address()).toBe('/search/map/pharmacy');
  expect(document.querySelector('output')).toHaveTextContent('{"locate":true}');
});

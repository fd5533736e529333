import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from './search-box.tsx';

const guro = { kind: 'region', text: '서울특별시 구로구', id: null, sido: '서울특별시', sigungu: '구로구' };
const clinic = { kind: 'hospital', text: '구로동물병원', id: '7', sido: '서울특별시', sigungu: '구로구' };
const shop = { kind: 'company', text: '구름미용실', id: '9', sido: null, sigungu: null };

function renderBox(responses: Responses) {
  const happened: object[] = [];
  function Page() {
    const [search, setSearch] = useState('');
    const searched = (text: string) => {
      happened.push({ text });
      setSearch(text);
    };
    return <SearchBox label="검색" placeholder="이름" search={search} onSearch={searched} onRegion={(region) => happened.push(region)} action="/here" kept={new URLSearchParams()} />;
  }
  return { ...renderPage(<Page />, { responses }), happened, box: screen.getByRole('combobox') };
}
const suggesting = (...found: object[]): Responses => ({ SearchBox_Suggestions: { getSearchSuggestions: found } });
const namesOf = (options: HTMLElement[]) => options.map((option) => option.getAttribute('aria-label'));

test('asks once for what is typed in one go, and says what each suggestion is', async () => {
  const { user, sent, box } = renderBox(suggesting(guro, clinic, shop));
  await user.type(box, ' 구로');
  expect(namesOf(await screen.findAllByRole('option'))).toEqual(['서울특별시 구로구, 지역', '구로동물병원, 동물병원 · 서울특별시 구로구', '구름미용실, 펫 서비스']);
  expect(sent.map(({ variables }) => variables)).toEqual([{ search: '구로' }]);
});

test('an area is where the list goes; a listing opens its page, as found by a search', async () => {
  const { user, happened, box, address } = renderBox(suggesting(guro, clinic));
  await user.type(box, '구로');
  await user.click(await screen.findByRole('option', { name: /지역/ }));
  expect(happened).toEqual([{ sido: '서울특별시', sigungu: '구로구' }]);
  expect(box).toHaveValue('');
  await user.type(box, '구로');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/hospital?id=7&frompage=search');
});

test('the answer to an older text never takes the place of a newer one', async () => {
  const waiting = new Map<unknown, () => void>();
  const { user, box } = renderBox({
    SearchBox_Suggestions: ({ search }) => new Promise((resolve) => waiting.set(search, () => resolve({ getSearchSuggestions: [search === '구로' ? clinic : shop] }))),
  });
  await user.type(box, '구');
  await waitFor(() => expect([...waiting.keys()]).toEqual(['구']));
  await user.type(box, '로');
  await waitFor(() => expect([...waiting.keys()]).toEqual(['구', '구로']));
  waiting.get('구로')?.();
  expect(namesOf(await screen.findAllByRole('option'))).toEqual([expect.stringContaining('구로동물병원')]);
  await act(async () => waiting.get('구')?.());
  expect(namesOf(screen.getAllByRole('option'))).toEqual([expect.stringContaining('구로동물병원')]);
});

test('nothing is said of suggestions that are refused; the text is searched for all the same', async () => {
  const { user, sent, happened, box } = renderBox({ SearchBox_Suggestions: refusal('TOO_MANY_REQUESTS', '잠시 후 다시 시도해 주세요.') });
  await user.type(box, '구로');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(happened).toEqual([{ text: '구로' }]);
  expect(document.body).not.toHaveTextContent('잠시 후');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

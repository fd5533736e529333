import { refusal, renderPage, type Responses } from '@petcare/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SearchBox } from './search-box.tsx';

const bounds = { south: 37.46, west: 126.81, north: 37.52, east: 126.91 };
const guro = {
  kind: 'region',
  text: '서울특별시 구로구',
  id: null,
  sido: '서울특별시',
  sigungu: '구로구',
  latitude: null,
  longitude: null,
  bounds,
};
const clinic = {
  kind: 'hospital',
  text: '구로동물병원',
  id: '7',
  sido: '서울특별시',
  sigungu: '구로구',
  latitude: 37.48,
  longitude: 126.89,
  bounds: null,
};
const shop = { kind: 'company', text: '구름미용실', id: '9', sido: null, sigungu: null, latitude: null, longitude: null, bounds: null };

function renderBox(responses: Responses) {
  const happened: object[] = [];
  function Page() {
    const [search, setSearch] = useState('');
    const searched = (text: string) => {
      happened.push({ text });
      setSearch(text);
    };
    return (
      <SearchBox
        label="검색"
        placeholder="이름"
        search={search}
        onSearch={searched}
        onChoose={(chosen) => happened.push(chosen)}
        action="/here"
        kept={new URLSearchParams()}
      />
    );
  }
  return { ...renderPage(<Page />, { responses }), happened, box: screen.getByRole('combobox') };
}
const suggesting = (...found: object[]): Responses => ({
  SearchBox_Suggestions: { getSearchSuggestions: found, getKnowledgeSuggestions: [] },
});
const namesOf = (options: HTMLElement[]) => options.map((option) => option.getAttribute('aria-label'));

test('the search box asks once for text typed in one go and shows the kind of each suggestion', async () => {
  const { user, sent, box } = renderBox(suggesting(guro, clinic, shop));
  await user.type(box, ' 구로');
  expect(namesOf(await screen.findAllByRole('option'))).toEqual([
    '서울특별시 구로구, 지역',
    '구로동물병원, 동물병원 · 서울특별시 구로구',
    '구름미용실, 펫 서비스',
  ]);
  expect(sent.map(({ variables }) => variables)).toEqual([{ search: '구로' }]);
});

test('the search box reports the chosen suggestion and clears the field', async () => {
  const { user, happened, box } = renderBox(suggesting(guro, clinic));
  await user.type(box, '구로');
  await user.click(await screen.findByRole('option', { name: /지역/ }));
  expect(box).toHaveValue('');
  await user.type(box, '구로');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(happened).toEqual([
    expect.objectContaining({ kind: 'region', sido: '서울특별시', sigungu: '구로구', bounds }),
    expect.objectContaining({ kind: 'hospital', listingId: '7', latitude: 37.48, longitude: 126.89 }),
  ]);
});

test('the search box asks for no suggestions for one letter, with or without blanks', async () => {
  const { user, sent, box } = renderBox(suggesting(clinic));
  await user.type(box, ' ㄱ ');
  await user.clear(box);
  await user.type(box, '구로');
  await screen.findByRole('option');
  await user.type(box, '{Backspace}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  expect(sent.map(({ variables }) => variables)).toEqual([{ search: '구로' }]);
});

test('the search box ignores the answer to an older text after a newer one', async () => {
  const waiting = new Map<unknown, () => void>();
  const { user, box } = renderBox({
    SearchBox_Suggestions: ({ search }) =>
      new Promise((resolve) =>
        waiting.set(search, () => resolve({ getSearchSuggestions: [search === '구로' ? clinic : shop], getKnowledgeSuggestions: [] })),
      ),
  });
  await user.type(box, '굴ㅗ');
  await waitFor(() => expect([...waiting.keys()]).toEqual(['굴ㅗ']));
  await user.type(box, '{Backspace}{Backspace}구로');
  await waitFor(() => expect([...waiting.keys()]).toEqual(['굴ㅗ', '구로']));
  waiting.get('구로')?.();
  expect(namesOf(await screen.findAllByRole('option'))).toEqual([expect.stringContaining('구로동물병원')]);
  await act(async () => waiting.get('굴ㅗ')?.());
  expect(namesOf(screen.getAllByRole('option'))).toEqual([expect.stringContaining('구로동물병원')]);
});

test('the search box shows no error when suggestions fail and still searches for the text', async () => {
  const { user, sent, happened, box } = renderBox({ SearchBox_Suggestions: refusal('TOO_MANY_REQUESTS', '잠시 후 다시 시도해 주세요.') });
  await user.type(box, '구로');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(happened).toEqual([{ text: '구로' }]);
  expect(document.body).not.toHaveTextContent('잠시 후');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

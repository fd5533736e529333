import type { EventPayload } from '@petcare/contracts';
import { bus } from '@petcare/event-bus';
import { renderPage } from '@petcare/testing';
import { waitFor } from '@testing-library/react';
import { SuggestionsPart } from './suggestions.part.tsx';

const nowhere = { id: null, sido: null, sigungu: null, latitude: null, longitude: null, bounds: null };
const found = [
  { ...nowhere, kind: 'region', text: '서울특별시 구로구', sido: '서울특별시', sigungu: '구로구' },
  { ...nowhere, kind: 'station', text: '구로역', latitude: 37.503, longitude: 126.882 },
  { ...nowhere, kind: 'hospital', text: '구로동물병원', id: '7' },
  { ...nowhere, kind: 'company', text: '구로미용', id: '9', sido: '서울특별시', sigungu: '구로구' },
];
const known = [
  { kind: 'symptom', id: '3', name: '구토를 한다' },
  { kind: 'disease', id: '5', name: '구내염' },
  { kind: 'treatment', id: '8', name: '구충제 처방' },
];

test('the part of suggestions answers the search box that asked with names and links and draws nothing itself', async () => {
  const said: EventPayload<'search.suggested'>[] = [];
  const hearing = bus.on('search.suggested').subscribe((one) => said.push(one));
  const { container } = renderPage(<SuggestionsPart box="b1" typed="구로" />, {
    responses: { SearchBox_Suggestions: { getSearchSuggestions: found, getKnowledgeSuggestions: known } },
  });
  await waitFor(() => expect(said.at(-1)?.suggestions).toHaveLength(7));
  hearing.unsubscribe();
  expect(said.at(-1)?.box).toBe('b1');
  expect(said.at(-1)?.suggestions.map(({ kind, text, note, to }) => [kind, text, note, decodeURIComponent(to)])).toEqual([
    ['region', '서울특별시 구로구', '지역', '/hostpital-list?sido=서울특별시&sigungu=구로구'],
    ['region', '구로역', '지하철역', '/hostpital-list?search=구로역'],
    ['hospital', '구로동물병원', '동물병원', '/hospital?id=7&frompage=search'],
    ['company', '구로미용', '펫 서비스 · 서울특별시 구로구', '/company/9?frompage=search'],
    ['knowledge', '구토를 한다', '증상', '/search/disease?search=구토를+한다'],
    ['knowledge', '구내염', '질병', '/search/disease/5'],
    ['knowledge', '구충제 처방', '평균 진료비', '/search/medical/result?medical=8'],
  ]);
  expect(container).toBeEmptyDOMElement();
});

import { breadcrumbs, excerpt, itemList } from './head-texts.ts';

test.each([
  ['짧은 글', 10, '짧은 글'],
  [' 두 줄에\n걸친   글 ', 20, '두 줄에 걸친 글'],
  ['하나 둘 셋 넷 다섯 여섯', 9, '하나 둘 셋…'],
  ['띄어쓰지않은아주긴글입니다', 6, '띄어쓰지않…'],
  ['👩‍👩‍👧 가족', 30, '👩‍👩‍👧 가족'],
])('the text %j is shortened to at most %i characters', (text, max, expected) => {
  expect(excerpt(text, max)).toBe(expected);
});

test('breadcrumbs start at the home page', () => {
  expect(breadcrumbs([{ name: '자유게시판', path: '/community/mypet' }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '펫케어', item: '/' },
      { '@type': 'ListItem', position: 2, name: '자유게시판', item: '/community/mypet' },
    ],
  });
});

test('the items of a list are numbered from the start of its page', () => {
  expect(itemList('동물병원', [{ name: '가동물병원', path: '/hospital?id=1' }], { from: 13, total: 40 })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: '동물병원',
    numberOfItems: 40,
    itemListElement: [{ '@type': 'ListItem', position: 13, name: '가동물병원', url: '/hospital?id=1' }],
  });
});

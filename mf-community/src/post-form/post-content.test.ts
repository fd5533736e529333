import { draftOf, htmlOf, withImages } from './post-content.ts';

const [a, b] = ['/uploads/images/a/800.webp', '/uploads/images/b/800.webp'];
const draft = (text: string, images: string[] = []) => ({ title: '제목', text, images });

test.each([
  ['paragraphs at empty lines', draft('하나\n\n둘'), '<p>하나</p><p>둘</p>'],
  ['breaks within a paragraph', draft('하나\n둘'), '<p>하나<br>둘</p>'],
  ['many empty lines as one', draft('\n하나\n \n\n둘\n\n'), '<p>하나</p><p>둘</p>'],
  ['markup as text', draft('1 < 2 & <b>굵게</b>'), '<p>1 &lt; 2 &amp; &lt;b&gt;굵게&lt;/b&gt;</p>'],
  ['a picture at its mark', draft('앞\n\n[사진 1]\n\n뒤', [a]), `<p>앞</p><p><img src="${a}" alt=""></p><p>뒤</p>`],
  ['a picture without a mark at the end', draft('앞', [a, b]), `<p>앞</p><p><img src="${a}" alt=""></p><p><img src="${b}" alt=""></p>`],
  ['a mark without a picture as text', draft('[사진 2]'), '<p>[사진 2]</p>'],
  ['nothing from nothing', draft(' \n '), ''],
])('makes %s', (_name, given, html) => {
  expect(htmlOf(given)).toBe(html);
});

test.each([
  ['what the editor made', `<p>하나<br>둘</p><p><img src="${a}" alt=""></p><p>1 &lt; 2</p>`, draft('하나\n둘\n\n[사진 1]\n\n1 < 2', [a])],
  ['richer markup, as text', '<h2>준비물</h2><ul><li>물</li><li><b>수건</b></li></ul>', draft('준비물\n\n- 물\n- 수건')],
])('reads %s', (_name, html, expected) => {
  expect(draftOf('제목', html)).toEqual(expected);
});

test('reads its own HTML back into the same draft', () => {
  const written = draft('하나\n둘\n\n[사진 2]\n\n셋\n\n[사진 1]', [a, b]);
  const html = htmlOf(written);
  expect(htmlOf(draftOf('제목', html))).toBe(html);
});

test.each([
  ['puts a new one on a line of its own at the cursor', draft('앞 뒤'), [a], 2, draft('앞\n\n[사진 1]\n\n뒤', [a])],
  ['puts a second one at the end', draft('앞', [a]), [a, b], Infinity, draft('앞\n\n[사진 2]\n\n', [a, b])],
  [
    'removes one with its mark and renumbers the others',
    draft('[사진 1]\n\n가\n\n[사진 2]', [a, b]),
    [b],
    0,
    draft('\n\n가\n\n[사진 1]', [b]),
  ],
  ['keeps a mark that has no picture', draft('[사진 9] 그대로', [a]), [], 0, draft('[사진 9] 그대로', [])],
  [
    'keeps each at its place in the text when their order changes',
    draft('[사진 1] 가 [사진 2]', [a, b]),
    [b, a],
    0,
    draft('[사진 2] 가 [사진 1]', [b, a]),
  ],
])('changes the pictures: %s', (_name, before, next, cursor, after) => {
  expect(withImages(before, next, cursor)).toEqual(after);
});

import { picturesIn, plainText } from './plain-text.ts';

test.each([
  ['<p>낙엽이 <b>예뻐요</b></p><p>또 가요</p>', '낙엽이 예뻐요 또 가요'],
  ['<p>1 &lt; 2 &amp;amp; &quot;3&quot;</p>', '1 < 2 &amp; "3"'],
  ['<p>하나<br>둘</p><ul><li>셋</li></ul>', '하나 둘 셋'],
  ['<p><img src="/uploads/a.webp" alt=""></p>', ''],
])('a written text reads %j as the text %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('a written text lists the addresses of the pictures in order', () => {
  expect(picturesIn('<p><img src="/uploads/a.webp" alt=""></p><p>글</p><img alt="" src="/uploads/b.webp?x=1&amp;y=2">')).toEqual([
    '/uploads/a.webp',
    '/uploads/b.webp?x=1&y=2',
  ]);
});

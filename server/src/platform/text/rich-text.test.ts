import { cleanRichText, excerptOf } from './rich-text.ts';

const image = '/uploads/images/0b0e8f1e-8c1e-4f53-9d1e-3a2f6c3f7a11/800.webp';

test.each([
  ['text and breaks', '<p>안녕<br>하세요</p>', '<p>안녕<br />하세요</p>'],
  ['lists and marks', '<ul><li><b>하나</b></li></ul>', '<ul><li><b>하나</b></li></ul>'],
  ['a picture of our own', `<img src="${image}" alt="강아지">`, `<img src="${image}" alt="강아지" />`],
  [
    'a link, which opens apart and vouches for nothing',
    '<a href="https://a.kr">a</a>',
    '<a href="https://a.kr" rel="nofollow noopener ugc" target="_blank">a</a>',
  ],
  ['bare text', '1 < 2 & 3', '1 &lt; 2 &amp; 3'],
])('markup like %s is kept', (_name, dirty, clean) => {
  expect(cleanRichText(dirty).html).toBe(clean);
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<style>*{display:none}</style>', ''],
  ['<p onclick="alert(1)" style="position:fixed" class="x" id="app">가</p>', '<p>가</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  [`<img src="${image}" onload="alert(1)">`, `<img src="${image}" />`],
  ['<img src="https://tracker.example/1.gif">', ''],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<img src="/uploads/private/0b0e8f1e-8c1e-4f53-9d1e-3a2f6c3f7a11/800.webp">', ''],
  ['<img src="/uploads/images/../private/800.webp">', ''],
  ['<img srcset="https://tracker.example/1.gif 1x">', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://a.kr"></iframe>', ''],
  ['<object data="x"></object><embed src="x"><base href="https://a.kr"><meta http-equiv="refresh" content="0">', ''],
  ['<form action="https://a.kr"><input name="password"><button>가</button></form>', '가'],
  ['<a href="javascript:alert(1)">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['<a href="JaVa\tScRiPt:alert(1)">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['<a href="&#106;avascript:alert(1)">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  // An entity stands for a letter that shows nothing: without it the address is another one.
  ...['&#8203;', '&#x200B;', '&#173;', '&shy;', '&zwnj;', '&#xFEFF;', '&#x2060;', '\u200b'].map((unseen) => [
    `<a href="java${unseen}script:alert(1)">가</a>`,
    '<a rel="nofollow noopener ugc" target="_blank">가</a>',
  ]),
  ['<a href="/&#8203;/a.kr">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  ['<a href="//a.kr">가</a>', '<a rel="nofollow noopener ugc" target="_blank">가</a>'],
  [
    '<a href="https://a.kr" rel="opener" target="_self">가</a>',
    '<a href="https://a.kr" rel="nofollow noopener ugc" target="_blank">가</a>',
  ],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<p>열린 <b>채로', '<p>열린 <b>채로</b></p>'],
  ['<!-- <img src=x onerror=alert(1)> -->', ''],
])('markup like %s is cleaned', (dirty, clean) => {
  expect(cleanRichText(dirty).html).toBe(clean);
});

test('cleaning twice changes nothing more', () => {
  const { html } = cleanRichText(`<h2>제목</h2><p>가 &amp; 나 <a href="/hospital?id=1">병원</a></p><img src="${image}">`);
  expect(cleanRichText(html).html).toBe(html);
});

test('the readable text and the number of pictures are answered', () => {
  expect(cleanRichText(`<p>산책</p><img src="${image}"><img src="${image}">`)).toMatchObject({ text: '산책', pictures: 2 });
  expect(cleanRichText('<p>&lt;img</p>').pictures).toBe(0);
});

test.each([
  ['a short text', '<p>산책 <b>이야기</b></p>', '<p>산책 <b>이야기</b></p>'],
  ['a long one', `<p>${'가'.repeat(401)}</p>`, `${'가'.repeat(400)}…`],
  ['much markup around a little text', `<p>${'<b></b>'.repeat(100)}가</p>`, '가'],
  ['one that was cut in a tag', `<p>${'가'.repeat(395)}</p><a href="https://pet`, '가'.repeat(395)],
  ['no half entity', `<p>${'가'.repeat(397)}&lt;b&gt;</p>`, `${'가'.repeat(397)}…`],
  ['no half character', `<p>${'가'.repeat(399)}🐕</p>`, `${'가'.repeat(399)}…`],
])('a list shows of %s what can be read', (_name, html, excerpt) => {
  expect(excerptOf(html)).toBe(excerpt);
});

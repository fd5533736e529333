import type { PageHead } from '@petcare/contracts';
import { releasePackage } from '../release/release-package.ts';
import { aDelivery, type FixtureDelivery } from '../testing/fixture-delivery.ts';
import { aFixtureHouse, type FixtureHouse } from '../testing/fixture-house.ts';
import { frameServer, remoteServer } from '../testing/fixture-servers.ts';

const hospital: PageHead = {
  title: '구로 <동물병원>',
  description: '24시 "동물병원"',
  canonical: '/hospital?id=7',
  image: '/uploads/a.webp',
  structured: [
    {
      '@type': 'VeterinaryCare',
      '@id': '/hospital?id=7',
      image: ['/uploads/a.webp', 'https://else.example/b.webp'],
      address: { url: '//no', streetAddress: '/not an address' },
    },
  ],
};
const review: PageHead = {
  title: '',
  structured: [{ '@type': 'Review', itemReviewed: { '@id': '/hospital?id=7' }, reviewBody: '</script><script>alert(1)</script>' }],
};

let house: FixtureHouse;
let delivery: FixtureDelivery;

beforeAll(async () => {
  house = await aFixtureHouse();
  await house.edit('shell', 'shell', frameServer());
  const search = `if (job.kind === 'part') return rendered('');
    if (job.url.includes('id=404')) return rendered('<h1>없어요</h1>', { head: { title: '없어요', status: 404 } });
    return rendered('<h1>병원</h1><!--' + job.hole + ':0-->', { slots: [{ name: 'hospital.reviews', props: {} }], head: ${JSON.stringify(hospital)} });`;
  await house.edit('mf-search', 'mf-search', remoteServer(search));
  // Later than the first bytes of the page wait for a part here.
  const reviews = `if (job.url.includes('late')) await new Promise((resolve) => setTimeout(resolve, 300));
    return rendered('<p>리뷰</p>', { head: ${JSON.stringify(review)} });`;
  await house.edit('mf-reviews', 'mf-reviews', remoteServer(reviews));
  for (const name of ['shell', 'mf-search', 'mf-reviews']) await releasePackage(house, name);
  delivery = await aDelivery(house, { limits: { partsWait: 50 } });
});
afterAll(async () => {
  await delivery.close();
  await house.remove();
});

const get = (url: string) => delivery.app.inject({ url, headers: { host: 'petcare.example' } });
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const structuredIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

test('what a page says of itself is put into the head, with absolute addresses', async () => {
  const { statusCode, body } = await get('/hospital?id=7&frompage=list');
  const head = headOf(body);
  expect(statusCode).toBe(200);
  expect(head).toContain('<title>구로 &lt;동물병원&gt; | 펫케어</title>');
  expect(head).toContain('<meta name="description" content="24시 &quot;동물병원&quot;">');
  expect(head).toContain('<link rel="canonical" href="http://petcare.example/hospital?id=7">');
  expect(head).toContain('<meta property="og:image" content="http://petcare.example/uploads/a.webp">');
  expect(head).not.toContain('name="robots"');
});

test('a page without a picture has that of the site', async () => {
  expect(headOf((await get('/')).body)).toMatch(
    /<meta property="og:image" content="http:\/\/petcare\.example\/releases\/shell\/[0-9a-f]{12}\/share\.png">/,
  );
});

test.each(['/hospital?id=7', '/hospital?id=7&late'])(
  '%s: adds the structured data of parts, escaped inside its script element',
  async (url) => {
    const { body } = await get(url);
    expect(structuredIn(body)).toEqual([
      {
        '@type': 'VeterinaryCare',
        '@id': 'http://petcare.example/hospital?id=7',
        image: ['http://petcare.example/uploads/a.webp', 'https://else.example/b.webp'],
        address: { url: '//no', streetAddress: '/not an address' },
      },
      {
        '@type': 'Review',
        itemReviewed: { '@id': 'http://petcare.example/hospital?id=7' },
        reviewBody: '</script><script>alert(1)</script>',
      },
    ]);
    expect(body).not.toContain('<script>alert');
  },
);

test.each([
  ['/hospital?id=404', 404, '<title>없어요 | 펫케어</title>'],
  ['/nothing-here', 404, '<title>페이지를 찾을 수 없어요 | 펫케어</title>'],
  ['/mine', 200, '<title>내 병원 | 펫케어</title>'],
  ['/soon', 200, '<title>&lt;/title&gt;'],
])('a page answers %s with %i and noindex', async (url, status, title) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(status);
  expect(headOf(body)).toContain(title);
  expect(headOf(body).match(/<meta name="robots" content="noindex">/g)).toHaveLength(1);
});

import type { Route } from '@petcare/contracts';
import { addressOf, manyPages, privateRules, robotsText, singlePages } from './listed-routes.policy.ts';

const row = (path: string, given: Partial<Route> = {}): Route => ({
  path,
  owner: 'shell',
  page: 'a',
  access: 'public',
  title: '제목',
  ...given,
});

const routes = [
  row('/'),
  row('/soon', { page: null }),
  row('/hospital', { sitemap: 'hospital' }),
  row('/shops'),
  row('/shops/:id', { sitemap: 'shop' }),
  row('/shops/:id/goods'),
  row('/fees', { sitemap: 'fees', idParam: 'treatment' }),
  row('/posts'),
  row('/login/back', { sitemap: null }),
  row('/posts/input', { access: 'member' }),
  row('/posts/:id', { sitemap: 'posts', otherSitemap: 'columns?board=columns' }),
  row('/posts/:id/edit', { access: 'member' }),
  row('/later/:id', { page: null, sitemap: 'later' }),
  row('/mypage', { access: 'guardian' }),
  row('/mypage/myinfo', { access: 'guardian' }),
  row('/mypage/questions/:id', { access: 'guardian', page: null }),
];

test('the sitemap lists pages with one address: public, existing and the same for every query', () => {
  expect(singlePages(routes)).toEqual(['/', '/shops', '/posts']);
});

test('the sitemap gives each thing of a kind its own address', () => {
  const many = manyPages(routes);
  expect([...many.keys()]).toEqual(['hospital', 'shop', 'fees', 'posts', 'columns']);
  expect([...many.values()].map((route) => addressOf(route, 7))).toEqual([
    ...['/hospital?id=7', '/shops/7', '/fees?treatment=7', '/posts/7'],
    '/posts/7?board=columns',
  ]);
});

test.each<[string, Route[], string[]]>([
  [
    'a page below another private one is hidden with it',
    [row('/my', { access: 'member' }), row('/my/info', { access: 'member' })],
    ['/my'],
  ],
  ['a parameter is anything', [row('/posts/:id/edit', { access: 'member' })], ['/posts/*/edit']],
  ['a rule hides no public page that begins alike', [row('/pass', { access: 'member' }), row('/passport')], ['/pass$']],
  ['another beginning is another rule', [row('/my', { access: 'member' }), row('/myths', { access: 'member' })], ['/my', '/myths']],
  ['nothing private', [row('/')], []],
])('%s', (_name, given, expected) => {
  expect(privateRules(given)).toEqual(expected);
});

test('robots.txt is written', () => {
  expect(robotsText(routes, 'https://petcare.example')).toBe(
    [
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /graphql',
      'Disallow: /mypage',
      'Disallow: /posts/*/edit',
      'Disallow: /posts/input',
      '',
      'Sitemap: https://petcare.example/sitemap.xml',
      '',
    ].join('\n'),
  );
});

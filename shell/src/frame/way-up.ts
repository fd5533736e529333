import { routeAt } from '../route-table.ts';

type Place = { pathname: string; search: string };

/** Screens that hang on others by what they are about, not by their address. */
const ups: Readonly<Record<string, (query: URLSearchParams) => string>> = {
  '/hospital': () => '/hostpital-list',
  '/hospital/medical-product': (query) => pageOf('/hospital', query.get('id'), '/hostpital-list'),
  '/pharmacy': () => '/pharmacy-list',
  '/company': () => '/company-list',
  '/company/:id': () => '/company-list',
  '/reservation': (query) =>
    query.has('company')
      ? pageOf('/company', query.get('company'), '/company-list')
      : pageOf('/hospital', query.get('hospital'), '/hostpital-list'),
  '/reservation/finished': () => '/mypage/reservation',
  '/reservation/failure': () => '/hostpital-list',
  '/search/map/pharmacy': () => '',
  '/search/medical/result': () => '/search/medical',
  '/forgot': () => '/login',
  '/join': () => '/join-gate',
  '/join-gate': () => '/login',
  '/auth/danal': () => '/mypage',
  '/oauth/kakao/callback': () => '/login',
  '/ask/:id': (query) => (query.get('board') === 'pet-doctor' ? '/ask?tab=column' : '/ask'),
  '/pass-purchase': () => '/pass',
  '/gift-purchase': () => '/point',
};

const pageOf = (path: string, id: string | null, list: string) => (id ? `${path}?id=${encodeURIComponent(id)}` : list);

/** The address of the screen above this one; null on the first level, which the name of the site leads home from. */
export function wayUp({ pathname, search }: Place): string | null {
  const path = routeAt(pathname)?.path;
  if (path === undefined) return null;
  const up = ups[path]?.(new URLSearchParams(search));
  if (up !== undefined) return up || null;
  const parts = pathname.split('/').filter(Boolean);
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const above = `/${parts.slice(0, depth).join('/')}`;
    if (routeAt(above)) return above;
  }
  return null;
}

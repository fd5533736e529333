/**
 * The part of an address that makes it another page: a filter, a sort or a map's view changes the query but not the page; another id or
 * page number does.
 */
export function pageOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  return [pathname, query.get('id'), query.get('page')].join(' ');
}

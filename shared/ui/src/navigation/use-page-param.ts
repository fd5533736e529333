import { useLocation, useNavigate } from 'react-router-dom';

/** The page that a list shows, the address of another one, and the way there. */
export type PageParam = { page: number; hrefOf: (page: number) => { search: string }; goTo: (page: number) => void };

/**
 * The page of a list, kept in the address, so that its pages are links.
 * @param name the parameter of the address; a page with several lists names each
 */
export function usePageParam(name: string): PageParam {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const said = params.get(name) ?? '';
  const page = /^[1-9]\d{0,5}$/.test(said) ? Number(said) : 1;
  const hrefOf = (wanted: number) => {
    const next = new URLSearchParams(params);
    if (wanted > 1) next.set(name, String(wanted));
    else next.delete(name);
    return { search: next.toString() };
  };
  const goTo = (wanted: number) => {
    if (wanted !== page) void navigate(hrefOf(wanted));
  };
  return { page, hrefOf, goTo };
}

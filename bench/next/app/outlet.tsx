import { createContext, use, type ReactNode } from 'react';

/** The page that Next.js shows at this address. */
export const PageContext = createContext<ReactNode>(null);

/** Stands in the place of the shell's outlet: Next.js has chosen the page by its own routes. */
export function Outlet() {
  return use(PageContext);
}

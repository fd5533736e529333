import type { EventPayload } from '@petcare/contracts';
import { useBusEvent } from '@petcare/event-bus';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pageOf } from './page-of.ts';

type PageDescription = EventPayload<'page.described'>;

const SITE = '펫케어';

/** As the delivery service names it in the document. */
export function documentTitle(path: string, title: string): string {
  return path === '/' ? `${SITE} | ${title}` : `${title} | ${SITE}`;
}

/** The one element that the selector finds has this attribute; without a value there is none. */
function keep(selector: string, make: () => HTMLElement, attribute: string, value: string | undefined): void {
  const found = document.head.querySelector(selector);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(make());
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

const meta = (name: string) => () => Object.assign(document.createElement('meta'), { name });
const link = (rel: string) => () => Object.assign(document.createElement('link'), { rel });

/** The address that stands for the page, below the origin that the server has written into the document. */
function absolute(path: string): string {
  const written = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return new URL(path, written ?? location.origin).href;
}

function write({ path, title, description, canonical, noindex }: Omit<PageDescription, 'search'>): void {
  document.title = documentTitle(path, title);
  keep('meta[name=description]', meta('description'), 'content', description);
  keep('link[rel=canonical]', link('canonical'), 'href', absolute(canonical ?? path));
  keep('meta[name=robots]', meta('robots'), 'content', noindex ? 'noindex' : undefined);
}

/**
 * The one owner of what the document says of the page: by the route table's
 * title as soon as somebody arrives, then as the page itself says. A page may
 * speak before the shell has arrived at it; one that is not shown is not heard.
 * What the server wrote of the first page stays until that page speaks.
 */
export function useDocumentHead(path: string, search: string, title: string): void {
  const page = pageOf(path, search);
  const said = useRef(new Map<string, PageDescription>());
  const hasArrived = useRef(false);

  useBusEvent('page.described', (described) => {
    const speaker = pageOf(described.path, described.search);
    said.current.set(speaker, described);
    if (speaker === page) write(described);
  });

  const arrive = useEffectEvent(() => {
    const described = said.current.get(page);
    said.current = new Map(described && [[page, described]]);
    if (described) write(described);
    else if (hasArrived.current) write({ path, title });
    // It is about the page that the server wrote, and nobody reads it in a browser.
    if (hasArrived.current) document.querySelectorAll('script[type="application/ld+json"]').forEach((script) => script.remove());
    hasArrived.current = true;
  });
  useEffect(() => arrive(), [page]);
}

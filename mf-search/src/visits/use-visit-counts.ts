import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { inflowOf } from './inflow.ts';
import { remember } from '../heart/remember.ts';
import { countOnce } from '../listing/count-once.ts';
import { useListingCounts } from './listing-counts.ts';
import type { Listing } from '../listing-facts/listing.ts';

/** react-router's key of the page that the browser opened by itself. */
const FIRST_PAGE = 'default';

/** Search engines run scripts, too, and say who they are. */
const CRAWLER = /(?<!cu)bot\b|crawler|spider|yeti/i;

/** A browser may open a page before anybody asks for it, and nobody may ever look at it. */
function whenSeen(count: () => void): void {
  if (CRAWLER.test(navigator.userAgent)) return;
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', count, { once: true });
  else count();
}

/** Count the visitor, and the way they came, once for each time the page is opened; the device remembers what was seen. */
export function useVisitCounts(listing: Pick<Listing, 'kind' | 'id' | 'name' | 'state'> | undefined): void {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const frompage = params.get('frompage');
  const id = listing?.state === 'approved' ? listing.id : undefined;
  const { kind = 'hospital', name = '' } = listing ?? {};
  const counts = useListingCounts(kind, id ?? '');

  const opened = useRef<string>(undefined);

  useEffect(() => {
    if (!id) return;
    remember(({ seenListings }) => seenListings.put({ kind, id, name }));
    const isNew = countOnce(`${id} ${key}`);
    // Going on to other reviews changes the address, but opens nothing.
    const isOpenAlready = opened.current === id;
    opened.current = id;
    if (!isNew || isOpenAlready) return;
    const type = inflowOf({ frompage, isFirstPage: key === FIRST_PAGE, referrer: document.referrer, origin: location.origin });
    whenSeen(() => {
      counts.visitor();
      if (type !== undefined) counts.inflow(type);
    });
  }, [counts, kind, id, name, key, frompage]);
}

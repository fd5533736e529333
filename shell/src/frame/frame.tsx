import { media, tokens } from '@petcare/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RemotePages } from '../remotes/pages.ts';
import { hasFooter } from '../route-table.ts';
import { Area } from '../menus/area.tsx';
import { foldOnTheWayDown } from './fold-on-the-way-down.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoginAgain } from './login-again.tsx';
import { OfflineStrip } from '../offline/offline-strip.tsx';
import { Outlet } from './outlet.tsx';
import { QuickMenu } from '../menus/quick-menu.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toasts } from './toasts.tsx';
import { useUnavailableLinks } from './unavailable-links.ts';

/** The place of the remotes' pages: their node, or on a server the HTML that marks it. */
export type PagesPlace = HTMLElement | string;

type Props = { pages: RemotePages; place: PagesPlace };

/** Everything around the pages, and the place where they stand. */
export function Frame({ pages, place }: Props) {
  const { pathname } = useLocation();
  useUnavailableLinks();
  const layout = useRef<HTMLDivElement>(null);
  const isFooted = hasFooter(pathname);
  useEffect(() => (layout.current ? foldOnTheWayDown(layout.current) : undefined), []);
  return (
    <Layout ref={layout}>
      <SkipLink />
      <OfflineStrip />
      <Header />
      <Area>
        <Main as="main" id="content" tabIndex={-1} $isFooted={isFooted}>
          <Own>
            <Outlet pages={pages} />
          </Own>
          <Place place={place} />
        </Main>
      </Area>
      {isFooted && <Footer />}
      <QuickMenu />
      <Toasts />
      <LoginAgain />
    </Layout>
  );
}

// The remotes' node: React keeps an empty element for it, or one that came rendered, and never looks inside.
function Place({ place }: { place: PagesPlace }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (typeof place === 'string') return;
    if (place.parentElement !== holder.current) holder.current?.append(place);
    return () => place.remove();
  }, [place]);
  return (
    <div
      ref={holder}
      data-place=""
      dangerouslySetInnerHTML={{ __html: typeof place === 'string' ? `<div>${place}</div>` : '' }}
      suppressHydrationWarning
    />
  );
}

const Layout = styled.div`
  --header-line: 3.25rem;
  --pc-header-height: var(--header-line);
  --pc-bottom-height: calc(3.5rem + env(safe-area-inset-bottom, 0px));
  display: flex;
  flex-direction: column;
  padding-bottom: var(--pc-bottom-height);
  &:has([data-foot-bar]) {
    --pc-bottom-height: 0px;
  }
  ${media.belowTablet} {
    /* Covered, and out of reach; where they stand nothing behind the screen moves. */
    &:has([data-whole-screen]) > :is(header, footer, nav) {
      visibility: hidden;
    }
    > header {
      transition: transform ${tokens.motion.normal} ${tokens.motion.easeOut};
    }
    &[data-folded] {
      --pc-header-height: 0px;
      > header:not(:focus-within) {
        transform: translateY(-100%);
      }
    }
  }
  ${media.reducedMotion} {
    > header {
      transition: none;
    }
  }
  ${media.tablet} {
    --header-line: 4rem;
  }
  ${media.desktop} {
    --pc-bottom-height: 0px;
  }
`;

/** The shell's own output: its own page, or what stands until a remote's is there. */
const Own = styled.div``;

// As high as the window leaves it, so that the footer is out of sight while a page is being fetched, whichever bar comes with it.
// Where there is none, no higher than what the bars leave of the window: nothing stands below to be scrolled to.
// A remote's page may be there a moment before the frame has followed the address: then it alone is shown.
const Main = styled.div<{ $isFooted: boolean }>`
  min-height: ${({ $isFooted }) =>
    $isFooted ? 'calc(100vh - var(--header-line))' : 'calc(100svh - var(--header-line) - var(--pc-bottom-height))'};
  outline: none;
  &:has(> [data-place] > div > [data-owner]:not(:empty)) > ${Own} {
    display: none;
  }
`;

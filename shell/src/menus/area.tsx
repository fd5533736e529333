import { useSession } from '@petcare/auth';
import { Holder, media, PageContainer, tokens } from '@petcare/ui';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { areaMenuAt } from '../areas.ts';
import type { AreaMenu } from './area-menu.tsx';
import { areaPieces } from './area-pieces.ts';

/** Around every page: its area's menu where it stands in one, else nothing. The page keeps its place in the tree either way. */
export function Area({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const menu = areaMenuAt(pathname, useSession());
  return (
    <Frame $isArea={menu !== null}>
      {menu && <Menu menu={menu === 'unknown' ? null : menu} pathname={pathname} />}
      <Holder as="div">{children}</Holder>
    </Frame>
  );
}

/** Ready at the first page of an area; who comes from elsewhere has it a moment after the page. */
function Menu(props: { menu: Parameters<typeof AreaMenu>[0]['menu']; pathname: string }) {
  const Loaded = areaPieces.get('menu');
  return (
    <Suspense fallback={<div />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** On a phone the menu is a strip above the page, on a desktop a column beside it. */
const columns = css`
  width: 100%;
  max-width: ${tokens.pageWidth};
  margin-inline: auto;
  padding: 0 ${tokens.space[4]} ${tokens.space[12]};

  /* The frame's own skeleton: here the area has the margins. */
  ${PageContainer} {
    max-width: none;
    padding: 0;
  }
  ${media.tablet} {
    padding: 0 ${tokens.space[6]} ${tokens.space[16]};
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 11.5rem minmax(0, 1fr);
    column-gap: ${tokens.space[10]};
    align-items: start;
    padding-top: ${tokens.space[10]};
  }
`;

const Frame = styled.div<{ $isArea: boolean }>`
  ${({ $isArea }) => $isArea && columns}
`;

import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

const FREE_HEIGHT = 'calc(100dvh - var(--pc-header-height, 4rem) - var(--pc-bottom-height, 0px))';

/** The map over the whole page with a sheet on it; from a tablet up, a list beside it. */
export const Layout = styled.div`
  position: relative;
  height: ${FREE_HEIGHT};
  min-height: 24rem;
  overflow: hidden;

  ${media.tablet} {
    display: grid;
    grid-template: 'controls map' auto 'list map' minmax(0, 1fr) / 20rem minmax(0, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: 24rem minmax(0, 1fr);
  }
`;

export const Canvas = styled.div`
  position: absolute;
  inset: 0;

  ${media.tablet} {
    position: relative;
    grid-area: map;
  }
`;

export const Panel = styled.section<{ $isOpen: boolean }>`
  position: absolute;
  inset: auto 0 0;
  z-index: 3;
  display: flex;
  flex-direction: column;
  height: ${({ $isOpen }) => ($isOpen ? 'calc(100% - 7.5rem)' : '38%')};
  border-radius: ${tokens.radius.xl} ${tokens.radius.xl} 0 0;
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  transition: height ${tokens.motion.slow} ${tokens.motion.easeOut};

  ${media.reducedMotion} {
    transition: none;
  }

  ${media.tablet} {
    position: static;
    grid-area: list;
    height: auto;
    min-height: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const PanelBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

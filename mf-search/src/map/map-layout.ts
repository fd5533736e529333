import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** Where the list has room beside the map: a tablet, and a phone that is held across, whose height has room for one of them only. */
export const beside = `${media.tablet}, (min-width: 560px) and (max-height: 500px) and (orientation: landscape)`;

/** `--map-top` is where the page really begins (use-top.ts), under a header that is not scrolled away yet. */
const FREE_HEIGHT = 'calc(100dvh - var(--map-top, var(--pc-header-height, 4rem)) - var(--pc-bottom-height, 0px))';

/** What the closed sheet leaves of the page, and what lies under the map's controls. */
const SHEET = '38%';
const CONTROLS = '7.75rem';

/** On a phone the controls, the map and a sheet over it; from a tablet up, the list beside the map. */
export const Layout = styled.div`
  position: relative;
  height: ${FREE_HEIGHT};
  min-height: 24rem;
  overflow: hidden;

  ${beside} {
    min-height: 14rem;
    display: grid;
    grid-template: 'controls map' auto 'list map' minmax(0, 1fr) / 20rem minmax(0, 1fr);
  }

  ${media.desktop} {
    grid-template-columns: 24rem minmax(0, 1fr);
  }
`;

export const Canvas = styled.div`
  --map-covered: ${tokens.space[6]};
  position: absolute;
  inset: ${CONTROLS} 0 calc(${SHEET} - var(--map-covered));

  ${beside} {
    --map-covered: 0px;
    position: relative;
    inset: auto;
    grid-area: map;
  }
`;

/** Over the empty map where no script will ever draw it. */
export const NoMap = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  padding: ${tokens.space[6]};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textSoft};
  text-align: center;
`;

export const Panel = styled.section<{ $isOpen: boolean }>`
  position: absolute;
  inset: auto 0 0;
  z-index: 3;
  display: flex;
  flex-direction: column;
  height: ${({ $isOpen }) => ($isOpen ? `calc(100% - ${CONTROLS})` : SHEET)};
  border-radius: ${tokens.radius.xl} ${tokens.radius.xl} 0 0;
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  transition: height ${tokens.motion.slow} ${tokens.motion.easeOut};

  ${media.reducedMotion} {
    transition: none;
  }

  ${beside} {
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
  &:focus-visible {
    outline-offset: -3px;
  }
`;

import { media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/**
 * The screens on which the list has room beside the map: a tablet, and a phone that is held across, whose height has room for one of them
 * only.
 */
export const beside = `${media.tablet}, (min-width: 560px) and (max-height: 500px) and (orientation: landscape)`;

/** Of those, the ones that are low, as a desk at 200 %: the controls keep to one line, so that rows have room below. */
export const low = '@media (min-width: 560px) and (max-height: 600px)';

/** `--map-top` is where the page really begins (use-top.ts), under a header that is not scrolled away yet. */
const FREE_HEIGHT = 'calc(100dvh - var(--map-top, var(--pc-header-height, 4rem)) - var(--pc-bottom-height, 0px))';

/** The height of the map's controls on a phone. */
const CONTROLS = '7.5rem';

/** The room that a place takes on the map: its pin above it, which is taller when it is chosen, and its label below and to both sides. */
const PLACE = { above: '60px', below: '30px', aside: '48px' };

/** The height of what the map says at its foot: its scale above the names of its makers. */
const FOOT = '3rem';

/**
 * The visible heights of the sheet in a box of this height, which the controls leave free: lowered, its handle and what it is about; half up,
 * half of the box, or more where large letters would leave no row in that.
 */
const PEEK = '6.5rem';
const half = (box: string) => `max((${box}) / 2, min(15rem, ${box} - 2rem))`;
const BELOW_CONTROLS = `100% - ${CONTROLS}`;

/** The height of the foot that places keep clear of: where little is left above the sheet, they stand over it rather than nowhere. */
const foot = `max(0px, min(${FOOT}, ${BELOW_CONTROLS} - ${half(BELOW_CONTROLS)} - 10rem))`;

/** On a phone the map fills the page, with the controls and a sheet over it; from a tablet up, the list stands beside it. */
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

/** `--sheet` is as high as the sheet stands (use-sheet.ts): what the map says at its foot stands above it. */
export const Canvas = styled.div`
  --map-covered-top: ${CONTROLS};
  --map-covered: var(--sheet, calc(${half(BELOW_CONTROLS)}));
  position: absolute;
  inset: 0;

  ${beside} {
    --map-covered-top: 0px;
    --map-covered: 0px;
    position: relative;
    grid-area: map;
  }
`;

/** The part of the map where a place is seen with its pin and label while the sheet is half up: a chosen one stands in its middle. */
export const Free = styled.div`
  position: absolute;
  inset: calc(${CONTROLS} + ${PLACE.above}) ${PLACE.aside} calc(${half(BELOW_CONTROLS)} + ${foot} + ${PLACE.below});
  visibility: hidden;

  ${beside} {
    inset: ${PLACE.above} ${PLACE.aside} calc(${FOOT} + ${PLACE.below});
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

/**
 * The box in which the sheet is pulled up. The browser itself moves it with the finger and lets it rest at one of its heights; past the
 * last of them the rows go on scrolling.
 */
export const Pull = styled.div`
  position: absolute;
  inset: ${CONTROLS} 0 0;
  z-index: 3;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-snap-type: y mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;
  border-radius: ${tokens.radius.lg} ${tokens.radius.lg} 0 0;
  pointer-events: none;

  ${media.reducedMotion} {
    scroll-behavior: auto;
  }

  ${beside} {
    display: contents;
  }
`;

/** The part of the map above the lowered sheet. */
export const Room = styled.div`
  height: calc(100% - ${PEEK});
  scroll-snap-align: start;

  ${beside} {
    display: none;
  }
`;

export const HalfWay = styled.div`
  position: absolute;
  top: calc(${half('100%')} - ${PEEK});
  width: 1px;
  height: 1px;
  scroll-snap-align: start;
  scroll-initial-target: nearest;

  ${beside} {
    display: none;
  }
`;

export const Panel = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  border-radius: ${tokens.radius.lg} ${tokens.radius.lg} 0 0;
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[3]};
  pointer-events: auto;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  ${beside} {
    grid-area: list;
    min-height: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

/** The place of the sheet's handle. */
export const Grip = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  flex: none;
  height: 1.75rem;
  border-radius: ${tokens.radius.lg} ${tokens.radius.lg} 0 0;
  background: ${tokens.color.surface};

  ${beside} {
    display: none;
  }
`;

export const PanelBody = styled.div`
  flex: 1;
  &:focus-visible {
    outline-offset: -3px;
  }

  ${beside} {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

import { css } from 'styled-components';
import { media } from './media.ts';
import { tokens } from './tokens.ts';

/** The bar of a whole screen, with the room of a phone's camera above it. */
const barHeight = 'calc(3.25rem + env(safe-area-inset-top, 0px))';

/** The whole screen of a phone, for what is marked with `data-whole-screen`: it scrolls by itself below its bar. */
export const wholeScreen = css`
  ${media.belowTablet} {
    position: fixed;
    inset: 0;
    z-index: ${tokens.z.overlay};
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: calc(${barHeight} + ${tokens.space[5]}) ${tokens.space[4]} ${tokens.space[12]};
    scroll-padding-top: calc(${barHeight} + ${tokens.space[4]});
    border: 0;
    border-radius: 0;
    background: ${tokens.color.surface};
  }
`;

/** The heading of a whole screen, in the middle of its bar. */
export const barTitle = css`
  ${media.belowTablet} {
    [data-whole-screen] & {
      position: fixed;
      inset: 0 0 auto;
      z-index: 1;
      height: ${barHeight};
      margin: 0;
      padding: env(safe-area-inset-top, 0px) 6.25rem 0;
      border-bottom: 1px solid ${tokens.color.border};
      background: ${tokens.color.surface};
      line-height: 3.25rem;
      font-size: ${tokens.font.size.md};
      text-align: center;
      white-space: nowrap;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;

/** The foot of a form in a whole screen: its parts stand at the bar, and nothing stays where it was. */
export const barFoot = css`
  ${media.belowTablet} {
    [data-whole-screen] & {
      position: static;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
`;

/** The buttons of a whole screen, at both ends of its bar. */
export const barButtons = css`
  ${media.belowTablet} {
    [data-whole-screen] & {
      position: fixed;
      inset: 0 0 auto;
      z-index: 2;
      flex-wrap: nowrap;
      align-items: center;
      justify-content: space-between;
      height: ${barHeight};
      padding: env(safe-area-inset-top, 0px) ${tokens.space[2]} 0;
      pointer-events: none;
      & > * {
        flex: none;
        min-width: 0;
        padding-inline: ${tokens.space[3]};
        border-color: transparent;
        background: transparent;
        box-shadow: none;
        pointer-events: auto;
      }
      & > [type='submit'] {
        order: 1;
        margin-inline-start: auto;
        color: ${tokens.color.primary};
      }
    }
  }
`;

/** The remarks on the whole, right below the bar: the button that they answer stands there. */
export const barRemarks = css`
  ${media.belowTablet} {
    [data-whole-screen] & {
      position: fixed;
      inset: ${barHeight} 0 auto;
      z-index: 1;
      padding: 0 ${tokens.space[4]};
      background: ${tokens.color.surface};
      &:has(> :not(:empty)) {
        padding-block: ${tokens.space[2]};
      }
    }
  }
`;

import { css, keyframes } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';

const run = keyframes`
  from { background-size: 40% 100%; background-position: -67% 0; }
  to { background-size: 40% 100%; background-position: 167% 0; }
`;

/** A line along the top of an element that has `aria-busy`: what it shows is of the question before, and stays as readable as it was. */
export const busyLine = css`
  &[aria-busy='true'] {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0 0 auto;
      height: 2px;
      background: linear-gradient(${tokens.color.primary}, ${tokens.color.primary}) no-repeat;
      animation: ${run} 1.2s ease-in-out infinite;
    }
  }
`;

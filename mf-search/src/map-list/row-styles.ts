import { focusRing, media, tokens } from '@petcare/ui';
import { css } from 'styled-components';

/** A row of the list beside the map: pressed anywhere. */
export const rowStyles = css`
  width: 100%;
  min-height: 3.25rem;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${tokens.color.primarySoft};
    }
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;

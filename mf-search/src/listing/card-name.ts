import { focusRing, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The name on a card. */
export const CardName = styled.h3`
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  line-height: ${tokens.font.leading.tight};
  word-break: keep-all;
  overflow-wrap: anywhere;
`;

/** Makes the whole of its card (`position: relative`) open what is named. */
export const CardNameLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    ${focusRing}
  }
`;

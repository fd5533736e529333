import { focusRing, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** A tool above the text. */
export const ToolButton = styled.button`
  display: grid;
  place-items: center;
  min-width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[2]};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  cursor: pointer;
  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-pressed='true'] {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.bold};
  }
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  &:focus-visible {
    ${focusRing}
  }
`;

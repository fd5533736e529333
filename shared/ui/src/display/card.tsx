import { styled } from 'styled-components';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';

/** Props of `Card`, beside those of a `div`. */
export interface CardProps {
  /** Inner space. `none` for a picture that reaches the edge. Default md. */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Lifts under the pointer; for cards that are or hold one link. */
  interactive?: boolean;
}

const paddings = { none: '0', sm: tokens.space[4], md: tokens.space[5], lg: tokens.space[6] } as const;

/** A white surface with a soft edge. Use `as={Link}` for a card that is one link. */
export const Card = styled.div.withConfig({ shouldForwardProp: (prop) => !['padding', 'interactive'].includes(prop) })<CardProps>`
  display: block;
  min-width: 0;
  padding: ${({ padding = 'md' }) => paddings[padding]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[1]};
  overflow: ${({ padding }) => (padding === 'none' ? 'hidden' : 'visible')};
  ${media.hover} {
    ${({ interactive }) =>
      interactive &&
      `
      transition: transform ${tokens.motion.normal} ${tokens.motion.easeOut}, box-shadow ${tokens.motion.normal}, border-color ${tokens.motion.normal};
      &:hover { transform: translateY(-2px); box-shadow: ${tokens.shadow[2]}; border-color: ${tokens.color.primarySoftActive}; }
    `}
  }
`;

import { styled } from 'styled-components';
import { tokens, type Space } from '../foundation/tokens.ts';

/** Props of `Stack`. */
export interface StackProps {
  /** Space between children. Default 4 (16 px). */
  gap?: Space;
  align?: 'stretch' | 'flex-start' | 'center' | 'flex-end';
}

/** Children below each other with equal space between. */
export const Stack = styled.div.withConfig({ shouldForwardProp: (prop) => !['gap', 'align'].includes(prop) })<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => align};
  gap: ${({ gap = 4 }) => tokens.space[gap]};
  min-width: 0;
`;

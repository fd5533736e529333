import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** Below a calendar: how its reservations are moved. */
export const Help = styled.p`
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-top: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

import { withNext } from '@petcare/auth';
import { Notice, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Advice to somebody whose email address is a member's already: most likely it is them. */
export function TakenEmail({ advice, action, next }: { advice: string; action: string; next: string | null }) {
  return (
    <Notice>
      <p>{advice}</p>
      <Way to={withNext('/login', next)}>{action}</Way>
    </Notice>
  );
}

const Way = styled(Link)`
  display: inline-block;
  padding-block: ${tokens.space[2]};
  font-weight: ${tokens.font.weight.semibold};
  color: ${tokens.color.primary};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

import { focusRing, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type Props = { name: string; weights: readonly { id: string; name: string }[]; hrefOf: (id: string) => string; current?: string | null };

/** One treatment by the animal's weight. */
export function WeightLinks({ name, weights, hrefOf, current = null }: Props) {
  return (
    <Row aria-label={`${name} 몸무게별`}>
      {weights.map((weight) => (
        <li key={weight.id}>
          <Weight to={hrefOf(weight.id)} aria-label={`${name} ${weight.name}`} aria-current={weight.id === current ? 'page' : undefined}>
            {weight.name}
          </Weight>
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  width: fit-content;
`;

const Weight = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-width: ${tokens.touchTarget};
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  &:hover {
    border-color: ${tokens.color.primaryLine};
    background: ${tokens.color.primarySoft};
  }
  &[aria-current] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

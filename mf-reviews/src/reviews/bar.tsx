import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Props = { label: string; /** 0 to 1. */ share: number; figure: string; tone?: 'primary' | 'star' };

/** One line of a chart: what, how much of it, the figure. */
export function Bar({ label, share, figure, tone = 'primary' }: Props) {
  return (
    <Row>
      <span>{label}</span>
      <Track aria-hidden>
        <Fill $tone={tone} style={{ width: `${Math.round(share * 100)}%` }} />
      </Track>
      <Figure>{figure}</Figure>
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 2.75rem 1fr 2.5rem;
  align-items: center;
  gap: ${tokens.space[3]};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
`;

const Track = styled.span`
  height: 0.5rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
  overflow: hidden;
`;

const Fill = styled.span<{ $tone: 'primary' | 'star' }>`
  display: block;
  height: 100%;
  border-radius: ${tokens.radius.full};
  background: ${({ $tone }) => ($tone === 'star' ? tokens.color.star : tokens.color.primaryVivid)};
`;

const Figure = styled.b`
  color: ${tokens.color.text};
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
`;

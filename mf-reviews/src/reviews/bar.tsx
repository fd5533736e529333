import { focusRing, tokens } from '@petcare/ui';
import { css, styled } from 'styled-components';

type Props = {
  label: string;
  /** 0 to 1. */
  share: number;
  figure: string;
  tone?: 'primary' | 'star';
  /** Makes the line a button: one more press takes the choice back. */
  choice?: { isChosen: boolean; onChange: (isChosen: boolean) => void };
};

/** One line of a chart: what, how much of it, the figure. */
export function Bar({ label, share, figure, tone = 'primary', choice }: Props) {
  const line = (
    <>
      <span>{label}</span>
      <Track aria-hidden>
        <Fill $tone={tone} style={{ width: `${Math.round(share * 100)}%` }} />
      </Track>
      <Figure>{figure}</Figure>
    </>
  );
  if (!choice) return <Row>{line}</Row>;
  return (
    <li>
      <Press type="button" aria-pressed={choice.isChosen} onClick={() => choice.onChange(!choice.isChosen)}>
        {line}
      </Press>
    </li>
  );
}

const line = css`
  display: grid;
  grid-template-columns: 2.75rem 1fr minmax(2.5rem, max-content);
  align-items: center;
  gap: ${tokens.space[3]};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
`;

const Row = styled.li`
  ${line}
`;

const Press = styled.button`
  ${line}
  width: 100%;
  min-height: 2.25rem;
  padding: 0 ${tokens.space[2]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  background: transparent;
  font-family: inherit;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: ${tokens.color.sunken};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }
  &:focus-visible {
    ${focusRing}
  }
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

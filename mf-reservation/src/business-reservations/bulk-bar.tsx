import { Button, Inline, formatNumber, tokens } from '@petcare/ui';
import { Checkbox } from '@petcare/ui/form';
import { styled } from 'styled-components';
import type { Answer } from './answers.ts';

type Props = {
  total: number;
  /** The number of them that this page shows: those can be chosen together. */
  shown: number;
  count: number;
  isAllChosen: boolean;
  /** The answers that may be given to all of the chosen ones. */
  answers: readonly Answer[];
  canMove: boolean;
  onChooseAll: (all: boolean) => void;
  onAnswer: (answer: Answer) => void;
  onMove: () => void;
};

/** The number of reservations, and the acts on the chosen ones. */
export function BulkBar({ total, shown, count, isAllChosen, answers, canMove, onChooseAll, onAnswer, onMove }: Props) {
  const all =
    shown < total
      ? `이 페이지의 ${formatNumber(shown)}건 고르기 (전체 ${formatNumber(total)}건)`
      : `모두 고르기 (${formatNumber(total)}건)`;
  return (
    <Bar data-chosen={count > 0 || undefined}>
      <Checkbox isSelected={isAllChosen} isIndeterminate={count > 0 && !isAllChosen} onChange={onChooseAll}>
        {count > 0 ? `${count}건 골랐어요` : all}
      </Checkbox>
      {count > 0 && (
        <Inline gap={2}>
          {answers.map((answer) => (
            <Button key={answer.label} size="sm" variant={answer.isDanger ? 'secondary' : 'primary'} onPress={() => onAnswer(answer)}>
              {answer.label}
            </Button>
          ))}
          {canMove && (
            <Button size="sm" variant="ghost" icon="clock" onPress={onMove}>
              예약 변경
            </Button>
          )}
          {answers.length === 0 && !canMove && <Hint>함께 바꿀 수 없는 예약이 섞여 있어요.</Hint>}
        </Inline>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  min-height: 3.5rem;
  padding: ${tokens.space[1]} ${tokens.space[4]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.lg};
  &[data-chosen] {
    position: sticky;
    z-index: 2;
    top: calc(var(--pc-header-height, 4rem) + ${tokens.space[2]});
    border-color: ${tokens.color.primaryLine};
    background: ${tokens.color.primarySoft};
    box-shadow: ${tokens.shadow[2]};
  }
`;

const Hint = styled.span`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;

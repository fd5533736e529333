import { Button, Inline, formatNumber, tokens } from '@petcare/ui';
import { Checkbox } from '@petcare/ui/form';
import { styled } from 'styled-components';
import type { Answer } from './answers.ts';

type Props = {
  total: number;
  count: number;
  isAllChosen: boolean;
  /** What all of the chosen ones may be answered with. */
  answers: readonly Answer[];
  onChooseAll: (all: boolean) => void;
  onAnswer: (answer: Answer) => void;
};

/** How many there are, and what may be done with those that are chosen. */
export function BulkBar({ total, count, isAllChosen, answers, onChooseAll, onAnswer }: Props) {
  return (
    <Bar data-chosen={count > 0 || undefined}>
      <Checkbox isSelected={isAllChosen} isIndeterminate={count > 0 && !isAllChosen} onChange={onChooseAll}>
        {count > 0 ? `${count}건 골랐어요` : `모두 고르기 (전체 ${formatNumber(total)}건)`}
      </Checkbox>
      {count > 0 && (
        <Inline gap={2}>
          {answers.map((answer) => (
            <Button key={answer.label} size="sm" variant={answer.isDanger ? 'secondary' : 'primary'} onPress={() => onAnswer(answer)}>
              {answer.label}
            </Button>
          ))}
          {answers.length === 0 && <Hint>함께 바꿀 수 없는 예약이 섞여 있어요.</Hint>}
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

import { Badge, Button, formatDate, formatWon, Icon, tokens, type Tone } from '@petcare/ui';
import { styled } from 'styled-components';
import type { Review } from './review.ts';

const states = {
  waiting: { label: '확인 중', tone: 'info' },
  verified: { label: '인증됨', tone: 'success' },
  refused: { label: '반려', tone: 'danger' },
} as const satisfies Record<string, { label: string; tone: Tone }>;

type Props = { receipts: NonNullable<Review['receipts']>; onChange: () => void };

/** The states of the receipts of the caller's own review. */
export function ReceiptStates({ receipts, onChange }: Props) {
  return (
    <List aria-label="영수증">
      {receipts.map(({ id, date, total, state, reason }) => (
        <li key={id}>
          <Line>
            <Icon name="receipt" size={16} />
            <span>
              {formatDate(date)} 영수증{total > 0 && <span> · {formatWon(total)}</span>}
            </span>
            <Badge tone={states[state].tone}>{states[state].label}</Badge>
          </Line>
          {state === 'refused' && (
            <Line>
              <span>{reason}</span>
              <Button variant="secondary" size="sm" onPress={onChange}>
                다시 올리기
              </Button>
            </Line>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  font-size: ${tokens.font.size.sm};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  color: ${tokens.color.textSoft};
  & > span {
    overflow-wrap: anywhere;
  }
  & + & {
    justify-content: space-between;
    margin-top: ${tokens.space[2]};
  }
`;

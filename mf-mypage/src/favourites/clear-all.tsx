import { Button, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** Above a list of this device: where it is kept, and what takes all of it away. */
export function ClearAll({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <Line>
      <span>{what} 이 기기에만 저장돼요.</span>
      <Button size="sm" variant="secondary" icon="trash" onPress={onClear}>
        전체 삭제
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

import { answerOf, Slot } from '@petcare/remote';
import { Card, Grid, PageTitle, Stack, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDeskContext } from '../api/desk-context.ts';
import { DeskFrame } from './desk-frame.tsx';

/** The start of the desk: what waits. */
export function OperatorPage() {
  return (
    <DeskFrame>
      <Waiting />
    </DeskFrame>
  );
}

function Waiting() {
  const { areas, waiting, counted } = useDeskContext();
  const { standIn } = answerOf(counted, <></>);
  const queues = areas.filter(({ area }) => waiting.has(area));
  const total = [...waiting.values()].reduce((sum, one) => sum + one, 0);
  const sentence = total > 0 ? `모두 ${total.toLocaleString('ko-KR')}건이 기다리고 있어요.` : '지금은 기다리는 일이 없어요.';
  return (
    <Stack gap={6}>
      <PageTitle description={waiting.size > 0 && sentence}>기다리는 일</PageTitle>
      {standIn}
      <Grid min="11rem" gap={3}>
        {queues.map(({ area, label }) => (
          <Queue key={area} as={Link} to={`/operator/${area}`} padding="md" interactive>
            <span>{label}</span>
            <Total $isNone={!waiting.get(area)}>{(waiting.get(area) ?? 0).toLocaleString('ko-KR')}</Total>
          </Queue>
        ))}
      </Grid>
      <Slot name="mf-operator.waiting" props={{ total }} />
    </Stack>
  );
}

const Queue = styled(Card)<{ to: string }>`
  display: grid;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textSoft};
`;

const Total = styled.strong<{ $isNone: boolean }>`
  color: ${({ $isNone }) => ($isNone ? tokens.color.textMute : tokens.color.primary)};
  font-size: ${tokens.font.size['2xl']};
  line-height: ${tokens.font.leading.tight};
`;

import { useOnline } from '@petcare/api';
import { breakOf, doubtOf, nightUntil, spanOf, type BusinessDay, type OpeningToday } from '@petcare/opening-hours';
import { useNow } from '@petcare/remote';
import { Badge, formatDate, Notice, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

type Props = { today: OpeningToday; week: readonly BusinessDay[]; isOpenNow: boolean | null };

/** Today's hours, with the holiday that today is, and in words when they are not sure. */
export function HoursToday({ today, week, isOpenNow }: Props) {
  const now = useNow();
  const isOnline = useOnline();
  const night = isOpenNow === true && isOnline ? nightUntil(week, today.date, now) : null;
  const span = today.isClosed ? undefined : spanOf(today);
  const pause = breakOf(today);
  const doubt = doubtOf(today);
  return (
    <Box>
      <When>
        {`${isOnline ? '오늘 ' : ''}${formatDate(today.date)}`}
        {today.holiday && <Badge tone="warn">{today.holiday}</Badge>}
      </When>
      <Span>{span ?? '쉬는 날이에요'}</Span>
      {pause && <Line>{pause}</Line>}
      {night && <Line>어젯밤에 시작한 영업이 {night}까지 이어져요.</Line>}
      {doubt && <Doubt kind="warn">{doubt}</Doubt>}
    </Box>
  );
}

const Box = styled.div`
  margin-bottom: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.primarySoft};
`;

const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;

const Span = styled.p`
  margin-top: ${tokens.space[1]};
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.font.leading.tight};
`;

const Line = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
`;

const Doubt = styled(Notice)`
  margin-top: ${tokens.space[3]};
  word-break: keep-all;
`;

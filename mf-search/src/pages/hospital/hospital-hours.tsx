import { useNow } from '@petcare/remote';
import { Card, media, Section, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { breakOf, fromMonday, hoursOf, weekdayInSeoul, weekdayName } from '../../lib/opening-hours.ts';
import { OpenBadge } from '../../parts/open-badge.tsx';
import type { Hospital } from './hospital.ts';

type Props = { hospital: Pick<Hospital, 'businessHours' | 'businessHoursText' | 'humu' | 'isOpenNow'> };

export function HospitalHours({ hospital: { businessHours, businessHoursText, humu, isOpenNow } }: Props) {
  const today = weekdayInSeoul(useNow());
  return (
    <Section title="진료 시간" actions={<OpenBadge isOpenNow={isOpenNow} />}>
      <Card>
        {businessHours ? (
          <Table>
            <tbody>
              {fromMonday(businessHours).map((day) => (
                <Day key={day.weekday} $isToday={day.weekday === today} aria-current={day.weekday === today ? 'date' : undefined}>
                  <th scope="row">
                    {weekdayName(day.weekday)}
                    {day.weekday === today && <Today>오늘</Today>}
                  </th>
                  <td>
                    {hoursOf(day)}
                    {breakOf(day) && <Break>{breakOf(day)}</Break>}
                  </td>
                </Day>
              ))}
            </tbody>
          </Table>
        ) : (
          !businessHoursText && <Note>진료 시간이 아직 등록되지 않았어요. 방문 전에 전화로 확인해 주세요.</Note>
        )}
        {businessHoursText && <Note>{businessHoursText}</Note>}
        {humu && <Note>휴무일: {humu}</Note>}
      </Card>
    </Section>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
`;

const Day = styled.tr<{ $isToday: boolean }>`
  background: ${({ $isToday }) => ($isToday ? tokens.color.primarySoft : 'transparent')};
  font-weight: ${({ $isToday }) => ($isToday ? tokens.font.weight.semibold : tokens.font.weight.regular)};
  &:last-child > * { border-bottom: 0; }
  th,
  td {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.color.border};
    text-align: left;
    vertical-align: baseline;
  }
  th {
    width: 8.5rem;
    font-weight: inherit;
    white-space: nowrap;
  }
`;

const Today = styled.span`
  margin-left: ${tokens.space[2]};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.xs};
`;

const Break = styled.span`
  display: block;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.regular};

  ${media.tablet} {
    display: inline;
    margin-left: ${tokens.space[4]};
  }
`;

const Note = styled.p`
  color: ${tokens.color.textSoft};
  white-space: pre-line;
  * + & { margin-top: ${tokens.space[3]}; }
`;

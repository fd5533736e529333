import { Badge, formatNumber, tokens, type Tone } from '@petcare/ui';
import { styled } from 'styled-components';
import { CopyButton } from './copy-button.tsx';
import { colorOf } from './owner-colors.ts';
import type { Origin, PackageRow, State } from './package-rows.ts';

const origins: Record<Origin, [label: string, tone: Tone]> = {
  live: ['배포본', 'neutral'],
  canary: ['카나리', 'info'],
  pinned: ['고정', 'info'],
  overridden: ['바꾼 것', 'primary'],
};

const states: Record<State, [label: string, tone: Tone]> = {
  mounted: ['화면에 있음', 'success'],
  loading: ['불러오는 중', 'info'],
  failed: ['실패', 'danger'],
  loaded: ['불러옴', 'accent'],
  untouched: ['아직 안 불러옴', 'neutral'],
};

function timesOf({ load, mount }: PackageRow): string {
  const times = [
    ['불러오기', load],
    ['띄우기', mount],
  ] as const;
  return times.flatMap(([what, milliseconds]) => (milliseconds === null ? [] : [`${what} ${formatNumber(milliseconds)} ms`])).join(' · ');
}

function Item({ row }: { row: PackageRow }) {
  const { name, release, origin, state, fellBackTo, faults, reason, unrendered } = row;
  const [originLabel, originTone] = origins[origin];
  const [stateLabel, stateTone] = states[state];
  return (
    <li>
      <Line>
        <Name $color={colorOf(name)}>{name}</Name>
        <Badge tone={originTone}>{originLabel}</Badge>
        {faults.map((fault) => (
          <Badge key={fault} tone="warn">
            장애 {fault}
          </Badge>
        ))}
        <Badge tone={stateTone}>{stateLabel}</Badge>
      </Line>
      <Line>
        <Release>{release}</Release>
        <CopyButton what={`${name} 릴리스`} text={release} />
        <Times>{timesOf(row)}</Times>
      </Line>
      {fellBackTo && (
        <Remark>
          열지 못해 다른 릴리스(<code>{fellBackTo}</code>)를 보여 주고 있어요.
        </Remark>
      )}
      {reason && <Remark>{reason}</Remark>}
      {unrendered && <Remark>서버에서 미리 그리지 못하고 브라우저에서만 그려요: {unrendered}</Remark>}
    </li>
  );
}

/** Each package of the page: its release, why it is this one, how it is doing. */
export function PackageList({ rows }: { rows: readonly PackageRow[] }) {
  return (
    <List aria-label="릴리스">
      {rows.map((row) => (
        <Item key={row.name} row={row} />
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li {
    padding-block: ${tokens.space[3]};
  }
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
`;

const Name = styled.h3<{ $color: string }>`
  margin-right: auto;
  padding-left: ${tokens.space[2]};
  border-left: 4px solid ${({ $color }) => $color};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.md};
`;

const Release = styled.code`
  user-select: all;
  font-size: ${tokens.font.size.sm};
`;

const Times = styled.span`
  margin-left: auto;
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.xs};
  font-variant-numeric: tabular-nums;
`;

const Remark = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`;

import { Badge, EmptyState, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { colorOf } from './owner-colors.ts';
import { useUsage, type Usage } from './use-usage.ts';

const kinds = ['connect', 'img'] as const;

function Owners({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span>없음</span>;
  return names.map((name) => (
    <Owner key={name} $color={colorOf(name)}>
      {name}
    </Owner>
  ));
}

function Package({ name, rows, prefixes, origins, waiting }: Usage['packages'][number]) {
  return (
    <li>
      <Owners names={[name]} />
      <span>주소 {rows.length}개</span>
      {prefixes.map((prefix) => (
        <code key={prefix}>{prefix}/…</code>
      ))}
      {kinds.flatMap((kind) => [
        ...origins[kind].map((origin) => (
          <Line key={`${kind} ${origin}`}>
            {kind} <code>{origin}</code>
          </Line>
        )),
        ...(waiting?.[kind] ?? []).map((origin) => (
          <Line key={`${kind} ${origin}`}>
            {kind} <code>{origin}</code> <Badge tone="warn">허용 대기</Badge>
          </Line>
        )),
      ])}
    </li>
  );
}

/** The uses among the live packages: addresses and foreign origins, events, slots. */
export function UsageGraph() {
  const usage = useUsage();
  if (usage === 'loading') return <p role="status">불러오는 중이에요.</p>;
  if (usage === 'failed') return <EmptyState title="연결을 불러오지 못했어요." />;
  const { packages, events, slots } = usage;
  return (
    <>
      <Title id="usage-packages">패키지</Title>
      <List aria-labelledby="usage-packages">
        {packages.map((one) => (
          <Package key={one.name} {...one} />
        ))}
      </List>
      <Title id="usage-events">이벤트를 보내고 듣는 곳</Title>
      <List aria-labelledby="usage-events">
        {events.map(({ name, from, to }) => (
          <li key={name}>
            <Line>{name}</Line>
            <Owners names={from} /> → <Owners names={to} />
          </li>
        ))}
      </List>
      <Title id="usage-slots">자리와 채우는 곳</Title>
      <List aria-labelledby="usage-slots">
        {slots.map(({ name, host, remote, part }) => (
          <li key={name}>
            <Line>{name}</Line>
            <Owners names={[remote]} /> {part} → <Owners names={[host]} />
          </li>
        ))}
      </List>
    </>
  );
}

const Title = styled.h3`
  margin-top: ${tokens.space[4]};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.md};
`;

const List = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${tokens.space[2]};
    padding: ${tokens.space[2]} 0;
    font-size: ${tokens.font.size.sm};
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Owner = styled.span<{ $color: string }>`
  color: ${({ $color }) => $color};
  font-weight: ${tokens.font.weight.semibold};
`;

const Line = styled.div`
  width: 100%;
  color: ${tokens.color.text};
`;

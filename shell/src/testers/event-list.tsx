import { EmptyState, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { colorOf } from './owner-colors.ts';
import type { HeardEvent } from './recorder.ts';

const momentOf = (at: number) => {
  const date = new Date(at);
  return `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, '0')}`;
};

/** The last events of the bus, newest first, each with whose code sent it. */
export function EventList({ events }: { events: readonly HeardEvent[] }) {
  if (events.length === 0) return <EmptyState title="아직 오간 이벤트가 없어요." />;
  return (
    <List aria-label="이벤트">
      {events.map(({ id, name, payload, at, sender }) => (
        <li key={id}>
          <details>
            <Head>
              <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
              <b>{name}</b>
              <Sender $color={colorOf(sender ?? '')}>{sender ?? '알 수 없음'}</Sender>
            </Head>
            <Payload>{JSON.stringify(payload, null, 2)}</Payload>
          </details>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Head = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.sm};
  cursor: pointer;
  & > time {
    color: ${tokens.color.textMute};
    font-variant-numeric: tabular-nums;
  }
  & > b {
    font-weight: ${tokens.font.weight.semibold};
  }
`;

const Sender = styled.span<{ $color: string }>`
  margin-left: auto;
  color: ${({ $color }) => $color};
  font-weight: ${tokens.font.weight.semibold};
`;

const Payload = styled.pre`
  margin: 0 0 ${tokens.space[3]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.sunken};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.xs};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

import { spokenDate } from '@petcare/time';
import { focusRing, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { nameOf, stayingOn, type Entry } from './agenda.ts';

type Props = { day: string; entries: readonly Entry[]; onOpen: (entry: Entry) => void };

/** The guests who stay on a day, of those that came before it. */
export function Staying({ day, entries, onOpen }: Props) {
  return (
    <Group role="group" aria-label={`${spokenDate(day)} 머무는 손님`}>
      {stayingOn(entries, day).map((entry) => (
        <Guest key={entry.id} type="button" data-status={entry.status} onClick={() => onOpen(entry)}>
          {nameOf(entry)}
          {entry.endDate === day && <strong> 찾는 날</strong>}
        </Guest>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
`;

const Guest = styled.button`
  overflow: hidden;
  min-height: 1.5rem;
  padding: 2px ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.successSoft};
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.font.size.xs};
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &[data-status='0'],
  &[data-status='6'] {
    background: ${tokens.color.warnSoft};
  }
  &[data-status='2'],
  &[data-status='5'] {
    background: ${tokens.color.sunken};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

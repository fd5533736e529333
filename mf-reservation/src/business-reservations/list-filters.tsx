import { Card, Inline, scrollStrip, SearchField, Stack, ToggleChip, tokens } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { useState } from 'react';
import { styled } from 'styled-components';
import { periods, stateNames, states, type ListFilter } from './list-address.ts';

type Props = { filter: ListFilter; today: string; onChange: (part: Partial<ListFilter>) => void };

/** By state, by days and by words. */
export function ListFilters({ filter, today, onChange }: Props) {
  const { state, from, to } = filter;
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Words key={filter.search} said={filter.search} onSearch={(search) => onChange({ search })} />
        <Group role="group" aria-label="상태">
          {stateNames.map((name) => (
            <ToggleChip key={name} isSelected={name === state} onChange={() => onChange({ state: name })}>
              {states[name].label}
            </ToggleChip>
          ))}
        </Group>
        <Group role="group" aria-label="기간">
          {periods.map(({ label, of }) => {
            const days = of(today);
            return (
              <ToggleChip key={label} isSelected={days.from === from && days.to === to} onChange={() => onChange(days)}>
                {label}
              </ToggleChip>
            );
          })}
        </Group>
        <Days>
          <DatePicker
            label="시작하는 날"
            placeholder="처음부터"
            value={from}
            max={to ?? undefined}
            onChange={(day) => onChange({ from: day })}
          />
          <DatePicker label="끝나는 날" placeholder="끝까지" value={to} min={from ?? undefined} onChange={(day) => onChange({ to: day })} />
        </Days>
      </Stack>
    </Card>
  );
}

/** The search field: a text is searched for when it is sent. */
function Words({ said, onSearch }: { said: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(said);
  return (
    <SearchField
      label="예약 검색"
      placeholder="이름, 반려동물, 예약번호"
      value={text}
      onChange={setText}
      onSubmit={(words) => onSearch(words.trim())}
      onClear={() => onSearch('')}
    />
  );
}

const Group = styled(Inline)`
  flex-wrap: nowrap;
  ${scrollStrip}
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${tokens.space[3]};
`;

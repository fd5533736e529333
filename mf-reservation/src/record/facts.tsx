import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** Named facts below each other; an empty one is left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <FactRow key={name} name={name} value={value} />
        ))}
    </List>
  );
}

function FactRow({ name, value }: { name: string; value: string }) {
  return (
    <>
      <Name>{name}</Name>
      <Value>{value}</Value>
    </>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]} ${tokens.space[5]};
  margin: 0;
`;

const Name = styled.dt`
  color: ${tokens.color.textMute};
  white-space: nowrap;
`;

const Value = styled.dd`
  margin: 0;
  font-weight: ${tokens.font.weight.medium};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

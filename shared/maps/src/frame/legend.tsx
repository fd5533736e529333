import { styled } from 'styled-components';
import { tokens } from '@petcare/ui';
import { kindColor, kindWords } from '../places/kinds.ts';
import type { MapCluster, MapPinKind } from '../places/places.ts';

/** The kinds that are counted in the bubbles, by the colours of the counts. */
export function Legend({ clusters }: { clusters: readonly MapCluster[] }) {
  const kinds = [...new Set(clusters.flatMap(({ counts }) => counts.map(({ kind }) => kind)))];
  return (
    <List aria-label="지도에 적힌 수">
      {kinds.map((kind) => (
        <Kind key={kind} $kind={kind}>
          {kindWords[kind]} 수
        </Kind>
      ))}
    </List>
  );
}

const List = styled.ul`
  position: absolute;
  top: calc(var(--map-covered-top, 0px) + ${tokens.space[3]});
  left: ${tokens.space[3]};
  z-index: 1;
  display: flex;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border-radius: ${tokens.radius.full};
  background: color-mix(in srgb, ${tokens.color.surface} 90%, transparent);
  color: ${tokens.color.textSoft};
  font: ${tokens.font.weight.semibold} ${tokens.font.size.xs} / 1.5 ${tokens.font.family};
  list-style: none;
  pointer-events: none;
`;

const Kind = styled.li<{ $kind: MapPinKind }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    ${({ $kind }) => kindColor($kind, 'background')}
  }
`;

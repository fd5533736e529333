import { css, styled } from 'styled-components';
import { tokens, useFocusKept } from '@petcare/ui';
import { useRef } from 'react';
import type { BubbleLook, BubblePlace } from './bubble-layout.ts';
import { leadingCount, shortCount } from '../places/features.ts';
import { kindColor, kindWords } from '../places/kinds.ts';
import type { MapCluster, MapPinKind } from '../places/places.ts';

interface ClusterBubbleProps {
  cluster: MapCluster;
  place: BubblePlace;
  onSelect: (cluster: MapCluster) => void;
}

/** An area's counts; a button that zooms into it, unless it is too near to others to be hit: one zooms in by the map then. */
export function ClusterBubble({ cluster, place, onSelect }: ClusterBubbleProps) {
  if (place.look === 'speck') return <Speck aria-hidden style={{ width: place.diameter, height: place.diameter }} />;
  return <BubbleButton cluster={cluster} place={place} onSelect={onSelect} />;
}

function BubbleButton({ cluster, place: { look, diameter }, onSelect }: ClusterBubbleProps) {
  const { name, counts } = cluster;
  const leading = leadingCount(cluster);
  const sentence = [name, ...counts.map(({ kind, count }) => `${kindWords[kind]} ${count.toLocaleString('ko-KR')}곳`)].join(', ');
  const bubble = useRef<HTMLButtonElement>(null);
  useFocusKept(bubble);
  return (
    <Bubble
      ref={bubble}
      type="button"
      $look={look}
      style={{ width: diameter, height: diameter }}
      title={look === 'full' ? undefined : sentence}
      aria-label={`${sentence}, 확대해서 보기`}
      onClick={() => onSelect(cluster)}
    >
      {(look === 'full' || look === 'named') && <Name>{name}</Name>}
      {look === 'full' &&
        counts.map(
          ({ kind, count }) =>
            count > 0 && (
              <Count key={kind} $kind={kind}>
                {shortCount(count)}
              </Count>
            ),
        )}
      {look === 'named' && leading && <Count $kind={leading.kind}>{shortCount(leading.count)}</Count>}
      {look === 'count' && leading && <Alone $kind={leading.kind}>{shortCount(leading.count)}</Alone>}
    </Bubble>
  );
}

const dot = css`
  border: 2px solid ${tokens.color.surface};
  background: ${tokens.color.primaryVivid};
`;

const plate = css`
  border: 1.5px solid ${tokens.color.primaryLine};
  background: color-mix(in srgb, ${tokens.color.surface} 94%, transparent);
`;

const Speck = styled.div`
  box-sizing: border-box;
  ${dot}
  border-radius: 50%;
  box-shadow: ${tokens.shadow[2]};
  pointer-events: none;
`;

const Bubble = styled.button<{ $look: BubbleLook }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  position: relative;
  margin: 0;
  padding: 0;
  ${({ $look }) => ($look === 'dot' ? dot : plate)}
  border-radius: 50%;
  box-shadow: ${tokens.shadow[2]};
  color: ${tokens.color.text};
  font-family: ${tokens.font.family};
  line-height: 1.25;
  cursor: pointer;
  transition:
    transform ${tokens.motion.fast} ${tokens.motion.easeOut},
    border-color ${tokens.motion.fast};
  &::after {
    content: '';
    position: absolute;
    inset: ${({ $look }) => ($look === 'dot' ? '-9px' : '0')};
    border-radius: 50%;
  }
  &:hover,
  &:focus-visible {
    border-color: ${tokens.color.primary};
    transform: scale(1.06);
  }
  &:focus-visible {
    outline: 3px solid ${tokens.color.primaryVivid};
    outline-offset: 2px;
  }
`;

const Name = styled.span`
  max-width: 92%;
  overflow: hidden;
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Count = styled.span<{ $kind: MapPinKind }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.semibold};
  font-variant-numeric: tabular-nums;
  &::before {
    content: '';
    width: 7px;
    height: 7px;
    border-radius: 50%;
    ${({ $kind }) => kindColor($kind, 'background')}
  }
`;

const Alone = styled.span<{ $kind: MapPinKind }>`
  ${({ $kind }) => kindColor($kind, 'color')}
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;

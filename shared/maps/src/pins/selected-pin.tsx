import { styled } from 'styled-components';
import { tokens } from '@petcare/ui';
import { pinShapes } from './pin-shapes.ts';
import type { MapPin } from '../places/places.ts';

const ENLARGED = { hospital: 1.5, pharmacy: 1.15, company: 1.5 } as const;

/** The chosen pin, larger and with its name; its tip is the middle of its lower edge. */
export function SelectedPin({ pin }: { pin: MapPin }) {
  const { width, height, paths } = pinShapes[pin.kind];
  const scale = ENLARGED[pin.kind];
  return (
    <Box>
      <Label>{pin.name}</Label>
      <svg width={width * scale} height={height * scale} viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {paths.map(({ d, fill, stroke, strokeWidth }) => (
          <path key={d} d={d} fill={fill} stroke={stroke} strokeWidth={strokeWidth} />
        ))}
      </svg>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  filter: drop-shadow(0 4px 6px ${tokens.color.shade});
`;

const Label = styled.span`
  max-width: 200px;
  margin-bottom: 6px;
  padding: 4px 12px;
  overflow: hidden;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.text};
  color: ${tokens.color.surface};
  font: ${tokens.font.weight.semibold} 0.8125rem / 1.5 ${tokens.font.family};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

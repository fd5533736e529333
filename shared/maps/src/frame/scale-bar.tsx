import { tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { scaleAt } from '../places/geometry.ts';

const MOST_PX = 100;

/** The scale of the map: the only measure of a map that shows no streets. A list tells a reader the distances. */
export function ScaleBar({ latitude, zoom }: { latitude: number; zoom: number }) {
  const { metres, width } = scaleAt(latitude, zoom, MOST_PX);
  return (
    <Bar aria-hidden style={{ width }}>
      {metres < 1000 ? `${metres}m` : `${metres / 1000}km`}
    </Bar>
  );
}

const Bar = styled.div`
  /* Above the names of the map's makers, however many lines they take, which stay where they are as it comes. */
  position: absolute;
  bottom: 100%;
  left: ${tokens.space[3]};
  display: grid;
  justify-content: center;
  box-sizing: border-box;
  margin-bottom: ${tokens.space[1]};
  padding-bottom: 1px;
  border: solid ${tokens.color.textSoft};
  border-width: 0 1.5px 1.5px;
  color: ${tokens.color.textSoft};
  font: ${tokens.font.weight.semibold} 0.6875rem/1.4 ${tokens.font.family};
  white-space: nowrap;
  background: color-mix(in srgb, ${tokens.color.surface} 82%, transparent);
  pointer-events: none;
`;

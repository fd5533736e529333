import { keyframes, styled } from 'styled-components';
import { tokens } from '@petcare/ui';
import { mapColors, schemed } from '../places/map-colors.ts';

/**
 * The map's box, in the colour of the land. Fills its parent. Where something lies over its foot, the page says how
 * much of it in `--map-covered`: who made the outlines has to stay in sight; over its head, in `--map-covered-top`.
 */
export const Frame = styled.section`
  position: relative;
  isolation: isolate;
  width: 100%;
  height: 100%;
  min-height: 240px;
  overflow: hidden;
  ${schemed('background', mapColors.light.land, mapColors.dark.land)}
  outline: none;
`;

/** The class of the strip at the foot of Kakao's map, above what that says there itself. */
export const KAKAO_FOOT = 'kakao-foot';

/**
 * The element that MapLibre draws into. The rules stand for the few parts of its 70 kB stylesheet that this map uses; the doubled &&
 * outweighs rules that some other style sheet of MapLibre may bring.
 */
export const Canvas = styled.div`
  && {
    position: absolute;
    inset: 0;
    overflow: hidden;
    contain: strict;
    -webkit-touch-callout: none;
  }
  &:focus-visible {
    outline: 3px solid ${tokens.color.primaryVivid};
    outline-offset: -3px;
  }
  .maplibregl-canvas {
    position: absolute;
    left: 0;
    top: 0;
    outline-offset: -3px;
  }
  .maplibregl-canvas:focus-visible {
    outline: 3px solid ${tokens.color.primaryVivid};
  }
  .maplibregl-canvas-container {
    width: 100%;
    height: 100%;
  }
  .maplibregl-interactive {
    cursor: grab;
    user-select: none;
  }
  .maplibregl-interactive:active {
    cursor: grabbing;
  }
  .maplibregl-canvas-container.maplibregl-touch-zoom-rotate,
  .maplibregl-canvas-container.maplibregl-touch-zoom-rotate .maplibregl-canvas {
    touch-action: pan-x pan-y;
  }
  .maplibregl-canvas-container.maplibregl-touch-drag-pan,
  .maplibregl-canvas-container.maplibregl-touch-drag-pan .maplibregl-canvas {
    touch-action: pinch-zoom;
  }
  .maplibregl-canvas-container.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan,
  .maplibregl-canvas-container.maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan .maplibregl-canvas {
    touch-action: none;
  }
  .maplibregl-marker {
    position: absolute;
    top: 0;
    left: 0;
    will-change: transform;
  }
  .maplibregl-marker:hover,
  .maplibregl-marker:focus-within {
    z-index: 1;
  }
  .maplibregl-boxzoom {
    position: absolute;
    top: 0;
    left: 0;
    width: 0;
    height: 0;
    border: 2px dotted ${tokens.color.primary};
    background: color-mix(in srgb, ${tokens.color.surface} 50%, transparent);
  }
  .maplibregl-ctrl-top-left,
  .maplibregl-ctrl-top-right,
  .maplibregl-ctrl-bottom-left {
    display: none;
  }
  .maplibregl-ctrl-bottom-right,
  .${KAKAO_FOOT} {
    position: absolute;
    inset: auto 0 var(--map-covered, 0);
    z-index: 2;
    display: flex;
    justify-content: flex-end;
    min-height: 1.3125rem;
    pointer-events: none;
  }
  .${KAKAO_FOOT} {
    min-height: 1.75rem;
  }
  .maplibregl-ctrl-attrib {
    padding: 2px 8px;
    border-top-left-radius: ${tokens.radius.sm};
    background: color-mix(in srgb, ${tokens.color.surface} 82%, transparent);
    color: ${tokens.color.textSoft};
    font: 0.6875rem/1.5 ${tokens.font.family};
    pointer-events: auto;
  }
  .maplibregl-ctrl-attrib-button {
    display: none;
  }
  .maplibregl-ctrl-attrib a {
    color: inherit;
    text-decoration: underline;
  }
`;

const breathe = keyframes`
  from { opacity: 0.35; }
  to { opacity: 0.8; }
`;

/** While the map is on its way. */
export const Veil = styled.div`
  position: absolute;
  inset: 0;
  ${schemed('background', mapColors.light.land, mapColors.dark.land)}
  animation: ${breathe} 0.9s ease-in-out infinite alternate;
`;

/** In the map's place when it cannot be drawn. */
export const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[6]};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textSoft};
  font-family: ${tokens.font.family};
  text-align: center;
  strong {
    color: ${tokens.color.text};
    font-size: ${tokens.font.size.lg};
  }
  span {
    max-width: 26rem;
    font-size: ${tokens.font.size.sm};
  }
`;

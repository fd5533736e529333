import { styled } from 'styled-components';
import { tokens } from '@petcare/ui';
import type { DrawnMap } from '../places/drawn-map.ts';

interface MapButtonsProps {
  map: DrawnMap;
  onLocate: (() => void) | undefined;
}

/** Zoom in, zoom out, and, where the page can tell the position, my location. */
export function MapButtons({ map, onLocate }: MapButtonsProps) {
  return (
    <Stack>
      {onLocate && (
        <Round type="button" aria-label="내 위치로 이동" onClick={onLocate}>
          <Glyph d="M12 3v3M12 18v3M3 12h3M18 12h3M12 6.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M12 11.2a.8.8 0 1 0 0 1.6a.8.8 0 1 0 0-1.6" />
        </Round>
      )}
      <Pair>
        <Half type="button" aria-label="확대" onClick={() => map.zoomBy(1)}>
          <Glyph d="M12 5.5v13M5.5 12h13" />
        </Half>
        <Half type="button" aria-label="축소" onClick={() => map.zoomBy(-1)}>
          <Glyph d="M5.5 12h13" />
        </Half>
      </Pair>
    </Stack>
  );
}

function Glyph({ d }: { d: string }) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden>
      <path d={d} />
    </svg>
  );
}

const Stack = styled.div`
  position: absolute;
  top: calc(var(--map-covered-top, 0px) + ${tokens.space[3]});
  right: ${tokens.space[3]};
  z-index: 3;
  display: grid;
  gap: ${tokens.space[2]};
`;

const Half = styled.button`
  display: grid;
  place-items: center;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  padding: 0;
  border: 0;
  background: ${tokens.color.surface};
  color: ${tokens.color.textSoft};
  cursor: pointer;
  &:hover {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
  }
  &:focus-visible {
    outline: 3px solid ${tokens.color.primaryVivid};
    outline-offset: -3px;
  }
`;

const Round = styled(Half)`
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[2]};
`;

const Pair = styled.div`
  overflow: hidden;
  border-radius: ${tokens.radius.md};
  box-shadow: ${tokens.shadow[2]};
  ${Half} + ${Half} {
    border-top: 1px solid ${tokens.color.border};
  }
`;

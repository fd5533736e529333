import { focusRing, tokens } from '@petcare/ui';
import { useRef, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { beside } from './map-layout.ts';

type Props = { isOpen: boolean; onToggle: (isOpen: boolean) => void };

const SWIPE_PX = 24;

/** Pulls the sheet up and down, by a press or a swipe. Only on a phone. */
export function SheetHandle({ isOpen, onToggle }: Props) {
  const startedAt = useRef<number | null>(null);
  const swiped = useRef(false);

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    startedAt.current = event.clientY;
    swiped.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const way = startedAt.current === null ? 0 : event.clientY - startedAt.current;
    startedAt.current = null;
    if (Math.abs(way) < SWIPE_PX) return;
    swiped.current = true;
    onToggle(way < 0);
  };
  const press = () => {
    if (!swiped.current) onToggle(!isOpen);
    swiped.current = false;
  };

  return (
    <Handle type="button" aria-expanded={isOpen} aria-label="목록 크게 보기" onPointerDown={begin} onPointerUp={end} onClick={press}>
      <Bar />
    </Handle>
  );
}

const Handle = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  height: 1.75rem;
  border: 0;
  border-radius: ${tokens.radius.xl} ${tokens.radius.xl} 0 0;
  background: transparent;
  cursor: grab;
  touch-action: none;
  &:focus-visible {
    ${focusRing}
  }

  ${beside} {
    display: none;
  }
`;

const Bar = styled.span`
  width: 2.75rem;
  height: 0.3125rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.border};
`;

import { focusRing, tokens, VisuallyHidden } from '@petcare/ui';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { heightBeside, type SheetHeight } from './sheet-heights.ts';

type Props = { height: SheetHeight; onBring: (height: SheetHeight) => void };

/** The effect of a press at each height: one step up, and from the last down to the map. */
const press = {
  peek: { says: '목록 펼치기', to: 'half' },
  half: { says: '목록 크게 보기', to: 'whole' },
  whole: { says: '지도 보기', to: 'peek' },
} as const satisfies Record<SheetHeight, { says: string; to: SheetHeight }>;

/** Brings the sheet to its heights without a finger: by a press, or the arrows. Only on a phone. */
export function SheetHandle({ height, onBring }: Props) {
  const { says, to } = press[height];
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onBring(heightBeside(height, event.key === 'ArrowUp' ? 1 : -1));
  };
  return (
    <Handle type="button" aria-expanded={height !== 'peek'} onClick={() => onBring(to)} onKeyDown={step}>
      <Bar />
      <VisuallyHidden>{says}</VisuallyHidden>
    </Handle>
  );
}

const Handle = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: pointer;
  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;

const Bar = styled.span`
  width: 2.75rem;
  height: 0.3125rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.borderStrong};
`;

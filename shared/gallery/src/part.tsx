import { Stack, tokens } from '@petcare/ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A part of the kit: its name, and every state of it by a word for each. `isDrawn`: what a machine's graphics draw is held by no picture. */
export type Part = { name: string; states: Record<string, ReactNode>; isWide?: boolean; isDrawn?: boolean };

/** The states of one part, in a frame that a picture is taken of. */
export function PartFrame({ part: { name, states, isWide, isDrawn } }: { part: Part }) {
  return (
    <Frame data-part={name} data-drawn={isDrawn || undefined} aria-label={name}>
      <h2>{name}</h2>
      <States $isWide={isWide === true}>
        {Object.entries(states).map(([state, shown]) => (
          <Stack key={state} gap={1}>
            <small>{state}</small>
            <div>{shown}</div>
          </Stack>
        ))}
      </States>
    </Frame>
  );
}

type Attribute = 'hovered' | 'pressed' | 'focus-visible';

/** The look of a control as under a pointer, a finger or the keyboard. */
export function Forced({ as, on = 'button, a, label, input', children }: { as: Attribute; on?: string; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => place.current?.querySelector(on)?.setAttribute(`data-${as}`, 'true'), [as, on]);
  return <span ref={place}>{children}</span>;
}

const send = (to: HTMLElement, key: string) => {
  for (const type of ['keydown', 'keyup']) to.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
};

/** A control with what it opens: as after Enter on its button, or an arrow key in its box and the pointer on the first of the list below. */
export function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A list is there one step after what it belongs to.
    const open = async () => {
      await Promise.resolve();
      const control = place.current?.querySelector<HTMLElement>('button, input');
      if (control?.matches('button')) {
        control.focus();
        return send(control, 'Enter');
      }
      if (control) send(control, 'ArrowDown');
      await Promise.resolve();
      place.current?.querySelector('[role=option]')?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    };
    void open();
  }, []);
  return <Room ref={place}>{children}</Room>;
}

/** Room for a list below a control, which lies over what comes after it. */
const Room = styled.div`
  min-height: 14rem;
`;

const Frame = styled.section`
  padding: ${tokens.space[4]};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.canvas};
  > h2 {
    margin-bottom: ${tokens.space[3]};
    font-size: ${tokens.font.size.md};
  }
  small {
    color: ${tokens.color.textMute};
    font-size: ${tokens.font.size.xs};
  }
`;

const States = styled.div<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ $isWide }) => ($isWide ? '22rem' : '11rem')}, 1fr));
  gap: ${tokens.space[4]};
  align-items: start;
`;

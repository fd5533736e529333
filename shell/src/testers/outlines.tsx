import { tokens } from '@petcare/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { colorOf } from './owner-colors.ts';

type Box = { owner: string; label: string; depth: number; left: number; top: number; width: number; height: number };

/** The remotes' containers, and the parts of the frame that the shell itself shows. */
const OWNED = '[data-owner]:not(:empty), #app > * > *';

function boxOf(element: HTMLElement): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isInView = width > 0 && height > 0 && top < innerHeight && top + height > 0 && left < innerWidth && left + width > 0;
  if (!isInView) return null;
  const owner = element.dataset['owner'] ?? 'shell';
  const slot = element.dataset['owner'] && element.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
  let depth = 0;
  for (let above = element.parentElement?.closest('[data-owner]'); above; above = above.parentElement?.closest('[data-owner]')) depth += 1;
  return { owner, label: slot ? `${owner} · ${slot}` : owner, depth: owner === 'shell' ? 0 : depth + 1, left, top, width, height };
}

const boxesNow = () => [...document.querySelectorAll<HTMLElement>(OWNED)].flatMap((element) => boxOf(element) ?? []);

/** Outlines and names the owner of everything on the page, wherever it scrolls or moves; it stands above the page and changes nothing in it. */
export function Outlines() {
  const [drawn, setDrawn] = useState('[]');
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      setDrawn(JSON.stringify(boxesNow()));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, []);

  const boxes = JSON.parse(drawn) as Box[];
  return (
    <Layer aria-hidden data-outlines>
      {boxes.map(({ owner, label, depth, left, top, width, height }, index) => (
        <Outline key={index} style={{ left, top, width, height, color: colorOf(owner) }}>
          <Label style={{ top: Math.max(0, -top) + depth * 20 }}>
            <span>{label}</span>
          </Label>
        </Outline>
      ))}
    </Layer>
  );
}

const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.z.popover};
  overflow: hidden;
  pointer-events: none;
`;

const Outline = styled.div`
  position: absolute;
  border: 2px dashed currentColor;
`;

const Label = styled.span`
  position: absolute;
  left: 0;
  padding: 0 ${tokens.space[2]};
  border-radius: 0 0 ${tokens.radius.sm} 0;
  background: currentColor;
  font-size: ${tokens.font.size.xs};
  font-weight: ${tokens.font.weight.semibold};
  white-space: nowrap;
  & > span {
    color: ${tokens.color.surface};
  }
`;

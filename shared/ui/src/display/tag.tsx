import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens, type Tone } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { Holder } from '../layout/holder.tsx';
import { toneLooks } from './badge.tsx';

/** Props of `Tag`. */
export interface TagProps {
  children: ReactNode;
  icon?: IconName;
  /** Default neutral. */
  tone?: Tone;
  className?: string;
}

/** A property of a place or a post: 24시, 주차, 미용. Not a control; for that see `ToggleChip`. */
export function Tag({ children, icon, tone = 'neutral', className }: TagProps) {
  return (
    <Frame $tone={tone} className={className}>
      {icon && <Icon name={icon} size={14} />}
      <Holder>{children}</Holder>
    </Frame>
  );
}

const Frame = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding: 0.25rem 0.625rem;
  border-radius: ${tokens.radius.full};
  background: ${({ $tone }) => toneLooks[$tone][0]};
  color: ${({ $tone }) => toneLooks[$tone][1]};
  font-size: 0.8125rem;
  font-weight: ${tokens.font.weight.medium};
  line-height: 1.3;
  white-space: nowrap;
`;

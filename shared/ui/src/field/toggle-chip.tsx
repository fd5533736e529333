import type { ReactNode } from 'react';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { Holder } from '../layout/holder.tsx';

/** Props of `ToggleChip`: those of react-aria-components' ToggleButton (`isSelected`, `onChange(isSelected)`…) and these. */
export interface ToggleChipProps extends Omit<ToggleButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  icon?: IconName;
  className?: string;
}

/** A pill that is on or off: filters above a list. */
export function ToggleChip({ children, icon, ...rest }: ToggleChipProps) {
  return (
    <Frame {...rest}>
      {icon && <Icon name={icon} size={16} />}
      <Holder>{children}</Holder>
    </Frame>
  );
}

const Frame = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  flex: none;
  min-height: ${tokens.touchTarget};
  padding: 0 ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.surface};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition:
    background ${tokens.motion.fast},
    border-color ${tokens.motion.fast};
  &[data-hovered] {
    border-color: ${tokens.color.primaryLine};
    background: ${tokens.color.primarySoft};
  }
  &[data-selected] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primaryHover};
    font-weight: ${tokens.font.weight.semibold};
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

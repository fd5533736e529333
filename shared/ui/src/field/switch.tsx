import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';

/** Props of `Switch`: those of react-aria-components' Switch (`isSelected`, `onChange(isSelected)`…). */
export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  className?: string;
}

/** On or off, in effect at once. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <Frame {...rest}>
      <Track aria-hidden />
      <span>{children}</span>
    </Frame>
  );
}

const Track = styled.span`
  flex: none;
  width: 3rem;
  height: 1.75rem;
  padding: 3px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.borderStrong};
  transition: background ${tokens.motion.normal};
  &::before {
    content: '';
    display: block;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: 50%;
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow[1]};
    transition: transform ${tokens.motion.normal} ${tokens.motion.easeOut};
  }
`;

const Frame = styled(AriaSwitch)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: ${tokens.touchTarget};
  cursor: pointer;
  &[data-selected] ${Track} {
    background: ${tokens.color.accent};
  }
  &[data-selected] ${Track}::before {
    transform: translateX(1.25rem);
  }
  &[data-focus-visible] ${Track} {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
  &[data-disabled] ${Track} {
    background: ${tokens.color.border};
  }
`;

import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import { useEarlyTick } from './use-early-tick.ts';

/** Props of `Checkbox`: those of react-aria-components' Checkbox (`isSelected`, `onChange(isSelected)`, `name`…). */
export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  className?: string;
}

/** A box to tick, with its text. */
export function Checkbox({ children, ...rest }: CheckboxProps) {
  const box = useEarlyTick(rest.isSelected, rest.onChange);
  return (
    <Frame {...rest} inputRef={box}>
      <Box aria-hidden>
        <Icon name={rest.isIndeterminate ? 'minus' : 'check'} size={14} />
      </Box>
      <span>{children}</span>
    </Frame>
  );
}

const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  border: 1.5px solid ${tokens.color.borderStrong};
  border-radius: 0.4375rem;
  background: ${tokens.color.surface};
  color: transparent;
  transition:
    background ${tokens.motion.fast},
    border-color ${tokens.motion.fast};
  & > svg {
    stroke-width: 3;
  }
`;

const Frame = styled(AriaCheckbox)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  cursor: pointer;
  &[data-hovered] ${Box} {
    border-color: ${tokens.color.primary};
  }
  &[data-selected] ${Box}, &[data-indeterminate] ${Box} {
    background: ${tokens.color.primary};
    border-color: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
  }
  &[data-invalid] ${Box} {
    border-color: ${tokens.color.danger};
  }
  &[data-focus-visible] ${Box} {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
  &[data-disabled] ${Box} {
    background: ${tokens.color.sunken};
    border-color: ${tokens.color.border};
  }
`;

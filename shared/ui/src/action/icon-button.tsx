import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';

type Look = 'plain' | 'outlined' | 'solid';

/** Props of `IconButton`: those of react-aria-components' Button and these. */
export interface IconButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  icon: IconName;
  /** The act of the button, for screen readers. */
  label: string;
  /** Default plain. */
  variant?: Look;
  /** Size of the drawing in px, not of the 44 px target. Default 20. */
  iconSize?: number;
  className?: string;
}

/** A round 44 px button with an icon alone. */
export function IconButton({ icon, label, variant = 'plain', iconSize = 20, ...rest }: IconButtonProps) {
  return (
    <Frame {...rest} aria-label={label} $look={variant}>
      <Icon name={icon} size={iconSize} />
    </Frame>
  );
}

const Frame = styled(AriaButton)<{ $look: Look }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${tokens.touchTarget};
  height: ${tokens.touchTarget};
  padding: 0;
  border: 1px solid ${({ $look }) => ($look === 'outlined' ? tokens.color.border : 'transparent')};
  border-radius: ${tokens.radius.full};
  background: ${({ $look }) => ({ plain: 'transparent', outlined: tokens.color.surface, solid: tokens.color.primary })[$look]};
  color: ${({ $look }) => ($look === 'solid' ? tokens.color.onPrimary : tokens.color.textSoft)};
  cursor: pointer;
  transition:
    background ${tokens.motion.fast},
    color ${tokens.motion.fast};
  &[data-hovered] {
    background: ${({ $look }) => ($look === 'solid' ? tokens.color.primaryHover : tokens.color.primarySoft)};
    color: ${({ $look }) => ($look === 'solid' ? tokens.color.onPrimary : tokens.color.primaryHover)};
  }
  &[data-pressed] {
    transform: scale(0.94);
  }
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

import { css } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';

/** The weight of a button: one `primary` a view; `danger` for what can't be undone. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** `sm` 36 px (44 px on the phone), `md` 44 px, `lg` 54 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The transient props that `buttonStyles` reads. */
export interface ButtonStyleProps {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $fullWidth?: boolean;
}

const variants = {
  primary: css`
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    box-shadow: ${tokens.shadow.button};
    &[data-hovered],
    a&:hover {
      background: ${tokens.color.primaryHover};
    }
    &[data-pressed],
    a&:active {
      background: ${tokens.color.primaryActive};
    }
  `,
  secondary: css`
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
    border-color: ${tokens.color.border};
    box-shadow: ${tokens.shadow[1]};
    &[data-hovered],
    a&:hover {
      background: ${tokens.color.primarySoft};
      border-color: ${tokens.color.primaryLine};
    }
    &[data-pressed],
    a&:active {
      background: ${tokens.color.primarySoftHover};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${tokens.color.primaryHover};
    &[data-hovered],
    a&:hover {
      background: ${tokens.color.primarySoft};
    }
    &[data-pressed],
    a&:active {
      background: ${tokens.color.primarySoftHover};
    }
  `,
  danger: css`
    background: ${tokens.color.danger};
    color: ${tokens.color.onPrimary};
    &[data-hovered],
    a&:hover {
      background: ${tokens.color.dangerHover};
    }
    &[data-pressed],
    a&:active {
      background: ${tokens.color.dangerHover};
    }
  `,
} as const;

const sizes = {
  sm: css`
    min-height: 2.25rem;
    padding: ${tokens.space[1]} ${tokens.space[3]};
    font-size: ${tokens.font.size.sm};
    border-radius: ${tokens.radius.sm};
    gap: ${tokens.space[1]};
    ${media.belowTablet} {
      min-height: ${tokens.touchTarget};
    }
  `,
  md: css`
    min-height: ${tokens.touchTarget};
    padding: ${tokens.space[1]} ${tokens.space[5]};
    font-size: 0.9375rem;
    border-radius: ${tokens.radius.md};
    gap: ${tokens.space[2]};
  `,
  lg: css`
    min-height: 3.375rem;
    padding: ${tokens.space[1]} ${tokens.space[6]};
    font-size: ${tokens.font.size.md};
    border-radius: ${tokens.radius.md};
    gap: ${tokens.space[2]};
  `,
} as const;

/**
 * The look of a button, for any element: `styled(Link)<ButtonStyleProps>\`${buttonStyles}\``.
 * Reads the transient props `$variant` (default primary), `$size` (default md) and `$fullWidth`.
 */
export const buttonStyles = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  /* Its words stay on one line wherever there is one as wide as they are; with large letters there may be none. */
  flex-shrink: 0;
  max-width: 100%;
  border: 1px solid transparent;
  font-family: inherit;
  font-weight: ${tokens.font.weight.semibold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${tokens.motion.fast},
    border-color ${tokens.motion.fast},
    transform ${tokens.motion.fast};
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $variant = 'primary' }) => variants[$variant]}
  &[data-pressed] {
    transform: scale(0.98);
  }
  &:focus-visible,
  &[data-focus-visible] {
    ${focusRing}
  }
  &[data-disabled] {
    background: ${tokens.color.sunken};
    border-color: transparent;
    box-shadow: none;
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

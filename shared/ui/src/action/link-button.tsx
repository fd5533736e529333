import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { Holder } from '../layout/holder.tsx';
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './button-styles.ts';

/** Props of `LinkButton`: those of react-router-dom's `Link` (`to`, `replace`, `state`…) and these. */
export interface LinkButtonProps extends LinkProps {
  /** Default primary. */
  variant?: ButtonVariant;
  /** Default md. */
  size?: ButtonSize;
  fullWidth?: boolean;
  icon?: IconName;
}

/** A link that looks like a button. Needs a router above it. */
export function LinkButton({ variant, size, fullWidth, icon, children, ...rest }: LinkButtonProps) {
  return (
    <Frame {...rest} $variant={variant} $size={size} $fullWidth={fullWidth}>
      {icon && <Icon name={icon} size={size === 'sm' ? 16 : 18} />}
      <Holder>{children}</Holder>
    </Frame>
  );
}

const Frame = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

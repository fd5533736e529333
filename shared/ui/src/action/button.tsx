import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { Holder } from '../layout/holder.tsx';
import { Spinner } from '../display/spinner.tsx';
import { buttonStyles, type ButtonSize, type ButtonStyleProps, type ButtonVariant } from './button-styles.ts';

/** Props of `Button`: those of react-aria-components' Button (`onPress`, `isDisabled`, `type`…) and these. */
export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  children: ReactNode;
  /** Default primary. */
  variant?: ButtonVariant;
  /** Default md. */
  size?: ButtonSize;
  /** Takes the width of its parent. */
  fullWidth?: boolean;
  /** An icon before the text. */
  icon?: IconName;
  /** Shows a spinner in place of the text, keeps the focus and ignores presses. */
  isPending?: boolean;
  className?: string;
  /** The button itself, to give it the keyboard. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button. Acts on `onPress`; `type="submit"` inside a form. To go somewhere use `LinkButton`. */
export function Button({ children, variant, size, fullWidth, icon, isPending = false, ...rest }: ButtonProps) {
  return (
    <Frame {...rest} isPending={isPending} $variant={variant} $size={size} $fullWidth={fullWidth}>
      <Content $isHidden={isPending}>
        {icon && <Icon name={icon} size={size === 'sm' ? 16 : 18} />}
        <Holder>{children}</Holder>
      </Content>
      {isPending && (
        <Waiting>
          <Spinner size={18} label="처리하고 있어요." />
        </Waiting>
      )}
    </Frame>
  );
}

const Frame = styled(AriaButton)<ButtonStyleProps>`
  ${buttonStyles}
`;

const Content = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

import { buttonStyles, Icon, type ButtonStyleProps } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A telephone link that looks like a button. `phone` is E.164. */
export function CallLink({ phone, variant, children }: { phone: string; variant?: ButtonStyleProps['$variant']; children: ReactNode }) {
  return (
    <Frame href={`tel:${phone}`} $variant={variant}>
      <Icon name="phone" size={18} />
      {children}
    </Frame>
  );
}

const Frame = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

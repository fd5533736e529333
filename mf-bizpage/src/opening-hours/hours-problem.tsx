import { FormError } from '@petcare/ui';
import { styled } from 'styled-components';

/** The reason why a group of fields was refused; takes the keyboard as a refused field does. */
export function HoursProblem({ children }: { children: string | undefined }) {
  return (
    <Frame tabIndex={-1} data-refused={children ? '' : undefined}>
      <FormError>{children}</FormError>
    </Frame>
  );
}

// Out of the flow while it is empty, so that it takes no gap.
const Frame = styled.div`
  outline: none;
  &:not([data-refused]) {
    position: absolute;
  }
`;

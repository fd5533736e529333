import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../display/notice.tsx';

/** Props of `FormError`. */
export interface FormErrorProps {
  /** The reason why the whole form was refused. Nothing is drawn while it is empty. */
  children?: ReactNode;
}

/** The reason why a whole form was refused, announced at once. Keep it mounted: a live region must exist before its text. */
export function FormError({ children }: FormErrorProps) {
  return <LiveRegion role="alert">{children && <Notice kind="error">{children}</Notice>}</LiveRegion>;
}

// Out of the flow while it is empty, so that it takes no gap of a stack or a grid.
const LiveRegion = styled.div`
  &:empty {
    position: absolute;
  }
`;

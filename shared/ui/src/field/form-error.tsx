import type { ReactNode } from 'react';
import { Notice } from '../display/notice.tsx';

/** Props of `FormError`. */
export interface FormErrorProps {
  /** Why the whole form was refused. Nothing is drawn while it is empty. */
  children?: ReactNode;
}

/** Why a whole form was refused, announced at once. Keep it mounted: a live region must exist before its text. */
export function FormError({ children }: FormErrorProps) {
  return <div role="alert">{children && <Notice kind="error">{children}</Notice>}</div>;
}

import type { ReactNode } from 'react';
import { FieldHint, FieldLabel, FieldProblem, RequiredMark } from './field-styles.ts';

/** The texts around the control of every field of the kit. */
export interface FieldTextProps {
  /** Always given; hide it with `isLabelHidden` where the place makes it plain to the eye. */
  label: ReactNode;
  isLabelHidden?: boolean;
  /** A hint below the control, kept while there is an error. */
  description?: ReactNode;
  /** The error of the value, as a sentence. Its presence marks the field as invalid. */
  errorMessage?: string;
}

export function FieldHead({
  label,
  isRequired,
  isLabelHidden,
}: Pick<FieldTextProps, 'label' | 'isLabelHidden'> & { isRequired?: boolean }) {
  return (
    <FieldLabel data-hidden={isLabelHidden || undefined}>
      {label}
      {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
    </FieldLabel>
  );
}

export function FieldFoot({ description, errorMessage }: Pick<FieldTextProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && <FieldHint slot="description">{description}</FieldHint>}
      <FieldProblem>{errorMessage}</FieldProblem>
    </>
  );
}

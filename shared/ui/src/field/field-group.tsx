import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { FieldTextProps } from './field-text.tsx';
import { fieldFrame, RequiredMark } from './field-styles.ts';
import { HintSpan, LabelSpan, ProblemSpan } from './text-spans.ts';

/** The ids by which a control refers to the texts around it. */
export interface FieldIDs {
  labelID: string;
  /** Undefined while there is neither hint nor error. */
  describedBy: string | undefined;
}

/** Props of `FieldGroup`. */
export interface FieldGroupProps extends FieldTextProps {
  isRequired?: boolean;
  className?: string;
  /** The control, by the ids of the texts around it. */
  children: (ids: FieldIDs) => ReactNode;
}

/** The texts of a field around a control that the headless library has no field for. */
export function FieldGroup({ label, isLabelHidden, description, errorMessage, isRequired, className, children }: FieldGroupProps) {
  const id = useId();
  const labelID = `${id}-label`;
  const hintID = `${id}-hint`;
  const problemID = `${id}-problem`;
  const describedBy = [description && hintID, errorMessage && problemID].filter(Boolean).join(' ') || undefined;
  return (
    <Frame role="group" aria-labelledby={labelID} aria-describedby={describedBy} className={className}>
      <LabelSpan id={labelID} data-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && (
          <>
            <RequiredMark aria-hidden>*</RequiredMark>
            <VisuallyHidden> (필수)</VisuallyHidden>
          </>
        )}
      </LabelSpan>
      {children({ labelID, describedBy })}
      {description && <HintSpan id={hintID}>{description}</HintSpan>}
      <ProblemSpan id={problemID} role="alert">
        {errorMessage}
      </ProblemSpan>
    </Frame>
  );
}

const Frame = styled.div`
  ${fieldFrame}
`;

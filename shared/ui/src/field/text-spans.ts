import { styled } from 'styled-components';
import { hintText, labelText, problemText } from './field-styles.ts';

/** The texts around a control that the headless library has no field for: the control names their ids itself. */
export const LabelSpan = styled.span`
  ${labelText}
`;
export const HintSpan = styled.span`
  ${hintText}
`;
export const ProblemSpan = styled.span`
  ${problemText}
  &:empty {
    display: none;
  }
`;

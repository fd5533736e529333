import { FieldError, Label, Text } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { focusRing } from '../foundation/focus-ring.ts';
import { tokens } from '../foundation/tokens.ts';
import { visuallyHidden } from '../layout/visually-hidden.tsx';

export const fieldFrame = css`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  min-width: 0;
`;

export const labelText = css`
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  color: ${tokens.color.text};
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const hintText = css`
  font-size: 0.8125rem;
  line-height: 1.45;
  color: ${tokens.color.textMute};
`;

export const problemText = css`
  font-size: 0.8125rem;
  font-weight: ${tokens.font.weight.medium};
  line-height: 1.45;
  color: ${tokens.color.danger};
`;

export const FieldLabel = styled(Label)`
  ${labelText}
`;
export const FieldHint = styled(Text)`
  ${hintText}
`;
export const FieldProblem = styled(FieldError)`
  ${problemText}
`;

export const RequiredMark = styled.span`
  margin-left: 0.2em;
  color: ${tokens.color.textMute};
`;

/** The look of the box that a value is put into, with its states. */
export const controlBox = css`
  width: 100%;
  min-height: 3rem;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.font.size.md};
  transition:
    border-color ${tokens.motion.fast},
    box-shadow ${tokens.motion.fast};
  &[data-hovered] {
    border-color: ${tokens.color.textMute};
  }
  &[data-focused]:not([data-focus-visible]),
  &[data-focus-within] {
    border-color: ${tokens.color.primary};
    box-shadow:
      inset 0 0 0 1px ${tokens.color.primary},
      0 0 0 4px ${tokens.color.primarySoftHover};
    outline: none;
  }
  &[data-focus-visible] {
    ${focusRing} outline-offset: 0;
    border-color: ${tokens.color.primary};
  }
  &[data-invalid] {
    border-color: ${tokens.color.danger};
  }
  &[data-disabled] {
    background: ${tokens.color.sunken};
    border-color: ${tokens.color.border};
    color: ${tokens.color.textDisabled};
    cursor: not-allowed;
  }
`;

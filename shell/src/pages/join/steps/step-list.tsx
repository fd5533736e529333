import { Icon, tokens, VisuallyHidden } from '@petcare/ui';
import { styled } from 'styled-components';

/** The steps, with the present one marked. `present` counts from 1. */
export function StepList({ steps, present }: { steps: readonly string[]; present: number }) {
  return (
    <List aria-label="가입 단계">
      {steps.map((name, index) => (
        <Step key={name} $isReached={index < present} aria-current={index + 1 === present ? 'step' : undefined}>
          {index + 1 < present && (
            <>
              <Icon name="check" size={16} />
              <VisuallyHidden>마친 단계: </VisuallyHidden>
            </>
          )}
          <span>
            {index + 1}. {name}
          </span>
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${tokens.space[2]};
  margin-bottom: ${tokens.space[8]};
`;

const Step = styled.li<{ $isReached: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  padding-top: ${tokens.space[2]};
  border-top: 3px solid ${({ $isReached }) => ($isReached ? tokens.color.primary : tokens.color.border)};
  font-size: ${tokens.font.size.sm};
  color: ${({ $isReached }) => ($isReached ? tokens.color.text : tokens.color.textMute)};
  &[aria-current] {
    font-weight: ${tokens.font.weight.bold};
    color: ${tokens.color.primaryHover};
  }
`;

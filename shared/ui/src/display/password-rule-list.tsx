import { styled } from 'styled-components';
import { tokens } from '../foundation/tokens.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Props of `PasswordRuleList`. */
export interface PasswordRuleListProps {
  /** `passwordRules` of `@petcare/auth`. */
  rules: readonly { label: string; isMet: (password: string) => boolean }[];
  /** The password as typed so far. */
  password: string;
  /** True once the password was refused: rules that it breaks are marked as wrong. */
  isChecked?: boolean;
}

/** The rules of a new password, ticked off while it is typed: for the `description` of its field. */
export function PasswordRuleList({ rules, password, isChecked = false }: PasswordRuleListProps) {
  return (
    <List>
      {rules.map(({ label, isMet }) => (
        <Rule key={label} data-met={isMet(password) || undefined} data-wrong={(isChecked && !isMet(password)) || undefined}>
          <Tick>{isMet(password) && <Icon name="check" size={14} />}</Tick>
          {label}
          {isMet(password) && <VisuallyHidden> 됐어요</VisuallyHidden>}
        </Rule>
      ))}
    </List>
  );
}

const List = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]} ${tokens.space[4]};
`;

const Rule = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: ${tokens.color.textMute};
  &[data-met] {
    color: ${tokens.color.success};
  }
  &[data-wrong] {
    color: ${tokens.color.danger};
  }
`;

/** An empty ring until there is a tick. */
const Tick = styled.span`
  display: inline-grid;
  place-items: center;
  width: 0.875rem;
  height: 0.875rem;
  &:empty::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1.5px solid currentcolor;
    border-radius: 50%;
  }
`;

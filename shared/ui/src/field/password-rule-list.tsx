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
}

/** The rules of a new password, ticked off while it is typed: for the `description` of its field. */
export function PasswordRuleList({ rules, password }: PasswordRuleListProps) {
  return (
    <List>
      {rules.map(({ label, isMet }) => (
        <Rule key={label} $isMet={isMet(password)}>
          <Icon name="check" size={14} />
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

const Rule = styled.span<{ $isMet: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: ${({ $isMet }) => ($isMet ? tokens.color.success : tokens.color.textMute)};
`;

import { Icon, tokens, VisuallyHidden } from '@petcare/ui';
import { styled } from 'styled-components';
import { passwordRules } from './join-form.ts';

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

/** The rules of a password, ticked off while it is typed. */
export function PasswordRuleList({ password }: { password: string }) {
  return (
    <List>
      {passwordRules.map(({ label, isMet }) => (
        <Rule key={label} $isMet={isMet(password)}>
          <Icon name="check" size={14} />
          {label}
          {isMet(password) && <VisuallyHidden> 됐어요</VisuallyHidden>}
        </Rule>
      ))}
    </List>
  );
}

import { Button, Stack, tokens } from '@petcare/ui';
import type { CheckedForm } from '@petcare/ui/form';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormEnd } from '../../form-card.tsx';

type Props = {
  title: string;
  lead: string;
  form: Pick<CheckedForm<object>, 'onSubmit' | 'refusal'>;
  /** While the whole is being sent: going on to the next step takes no time. */
  isPending?: boolean;
  /** None at the first step. */
  onBack?: () => void;
  action: string;
  children: ReactNode;
};

/** One step of joining. */
export function Step({ title, lead, form, isPending = false, onBack, action, children }: Props) {
  const headingID = useId();
  return (
    <form onSubmit={form.onSubmit} noValidate aria-labelledby={headingID}>
      <Heading id={headingID} tabIndex={-1}>
        {title}
      </Heading>
      <Lead>{lead}</Lead>
      <Stack gap={5}>
        {children}
        <FormEnd refusal={form.refusal}>
          <Buttons>
            {onBack && (
              <Button variant="secondary" size="lg" onPress={onBack}>
                이전
              </Button>
            )}
            <Button type="submit" size="lg" isPending={isPending}>
              {action}
            </Button>
          </Buttons>
        </FormEnd>
      </Stack>
    </form>
  );
}

const Heading = styled.h2`
  font-size: 1.1875rem;
  font-weight: ${tokens.font.weight.bold};
  scroll-margin-top: 6rem;
  outline: none;
`;

const Lead = styled.p`
  margin: ${tokens.space[1]} 0 ${tokens.space[6]};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textMute};
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: ${tokens.space[3]};
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

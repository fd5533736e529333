import { Stack, tokens } from '@petcare/ui';
import type { CheckedForm } from '@petcare/ui/form';
import { FormFoot } from '@petcare/ui/form';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = {
  title: string;
  lead?: string;
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
      {lead && <Lead>{lead}</Lead>}
      <Stack gap={5}>
        {children}
        <FormFoot form={{ refusal: form.refusal, isPending }} submit={action} cancel={onBack} cancelLabel="이전" place="fill" size="lg" />
      </Stack>
    </form>
  );
}

const Heading = styled.h2`
  font-size: 1.1875rem;
  font-weight: ${tokens.font.weight.bold};
  scroll-margin-top: 6rem;
  outline: none;
  & + div {
    margin-top: ${tokens.space[5]};
  }
`;

const Lead = styled.p`
  margin: ${tokens.space[1]} 0 ${tokens.space[6]};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textMute};
`;

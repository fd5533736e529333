import { Stack } from '@petcare/ui';
import { FormFoot } from '@petcare/ui/form';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CheckedForm } from '@petcare/ui/form';

type Props = { form: Pick<CheckedForm<object>, 'onSubmit' | 'refusal' | 'isPending'>; submitLabel: string; children: ReactNode };

/** The form around words to the house. */
export function HouseForm({ form, submitLabel, children }: Props) {
  return (
    <Frame onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        {children}
        <FormFoot form={form} submit={submitLabel} place="fill" size="lg" />
      </Stack>
    </Frame>
  );
}

const Frame = styled.form`
  max-width: 44rem;
`;

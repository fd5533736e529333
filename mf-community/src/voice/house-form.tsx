import { Button, FormError, Stack } from '@petcare/ui';
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
        <FormError>{form.refusal}</FormError>
        <Button type="submit" size="lg" isPending={form.isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </Frame>
  );
}

const Frame = styled.form`
  max-width: 44rem;
`;

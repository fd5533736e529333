import { Button, FormError, Stack } from '@petcare/ui';
import { useState } from 'react';
import { ActFieldInput } from '../act/act-field.tsx';
import { checkValues, emptyValues, inputOf, type FormValues } from '../act/act-input.ts';
import { useAct, type Act, type Item } from '../api/operator-api.ts';
import { ItemFacts } from './item-value.tsx';

/** Looks something up that no list shows. */
export function ShowForm({ area, act }: { area: string; act: Act }) {
  const [values, setValues] = useState<FormValues>(() => emptyValues(area, act, null));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [asked, setAsked] = useState<object | null>(act.fields.length === 0 ? {} : null);
  const found = useAct<Item>(area, asked ? act.verb : undefined, asked ?? {});
  return (
    <Stack gap={4}>
      {act.fields.length > 0 && (
        <form
          noValidate
          aria-label={act.help}
          onSubmit={(event) => {
            event.preventDefault();
            const faults = checkValues(act, values);
            setErrors(faults);
            if (Object.keys(faults).length === 0) setAsked(inputOf(act, values));
          }}
        >
          <Stack gap={4}>
            <p>{act.help}</p>
            {act.fields.map((field) => (
              <ActFieldInput
                key={field.name}
                field={field}
                value={values[field.name] ?? null}
                onChange={(value) => setValues({ ...values, [field.name]: value })}
                errorMessage={errors[field.name]}
              />
            ))}
            <div>
              <Button type="submit" size="sm" isPending={found.isLoading && asked !== null}>
                보기
              </Button>
            </div>
          </Stack>
        </form>
      )}
      <FormError>{found.error ?? ''}</FormError>
      {found.data && <ItemFacts item={found.data} />}
    </Stack>
  );
}

import { fieldErrorsOf, messageOfError, refusalOf } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { tokens } from '@petcare/ui';
import { FormFoot, useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSendAct, type Act, type ActInput, type Item } from '../api/operator-api.ts';
import { ActFieldInput } from './act-field.tsx';
import { checkValues, emptyValues, inputOf, knownOf, type FormValues } from './act-input.ts';

const FinalDialog = lazyPiece(() => import('./final-dialog.tsx').then((m) => m.FinalDialog));

/** `itemArea`: of the thing that is open, where it is not the act's. */
type Props = { area: string; act: Act; item: Item | null; itemArea?: string; onDone: () => void };

/** The form of an act, made of its schema. What can't be undone is tried first, and asks for a code with what will happen. */
export function ActForm({ area, act, item, itemArea = area, onDone }: Props) {
  const send = useSendAct(area, act);
  const [final, setFinal] = useState<{ input: ActInput; effect: string } | null>(null);
  const known = knownOf(itemArea, item, act);
  const finish = (done: string) => {
    setFinal(null);
    toast('success', done);
    onDone();
  };
  const form = useCheckedForm<FormValues>({
    initial: () => emptyValues(itemArea, act, item),
    check: (values) => checkValues(act, values),
    async send(values) {
      const input = inputOf(act, values);
      const isFinal = act.kind === 'final';
      const answer = await send(isFinal ? { ...input, dryRun: true } : input);
      if (!answer.success) return refusalOf(answer);
      if (isFinal) setFinal({ input, effect: answer.data.done });
      else finish(answer.data.done);
    },
  });
  const confirm = async (input: ActInput, secondFactor: string): Promise<string | undefined> => {
    const answer = await send({ ...input, secondFactor });
    if (!answer.success) return fieldErrorsOf(answer)['code'] ?? messageOfError(answer);
    finish(answer.data.done);
  };

  // The dialog stands beside the form: what is sent in it would be sent by this one too.
  return (
    <>
      <Form noValidate onSubmit={form.onSubmit} aria-label={act.help}>
        <Help>{act.help}</Help>
        {act.fields
          .filter(({ name }) => !(name in known))
          .map((field) => (
            <ActFieldInput
              key={field.name}
              field={field}
              value={form.values[field.name] ?? null}
              onChange={(value) => form.change({ [field.name]: value })}
              errorMessage={form.errorOf(field.name)}
            />
          ))}
        <FormFoot
          form={form}
          submit={act.kind === 'final' ? '어떻게 되는지 보기' : '하기'}
          place="start"
          size="sm"
          variant={act.kind === 'final' ? 'danger' : 'primary'}
        />
      </Form>
      {final && <FinalDialog effect={final.effect} onClose={() => setFinal(null)} onConfirm={(code) => confirm(final.input, code)} />}
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${tokens.space[4]};
`;

const Help = styled.p`
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
`;

import { Button, Inline, media, Notice, Stack } from '@petcare/ui';
import { FormFoot } from '@petcare/ui/form';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Writing } from './use-writing.ts';

type Props<Draft extends object> = {
  writing: Writing<Draft>;
  /** Said where an earlier draft stands in the form. */
  restored: string;
  submitLabel: string;
  /** The page for who gives up, or an act of that moment. */
  cancel: string | (() => void);
  children: ReactNode;
};

/** The form around the fields of a text. */
export function WritingForm<Draft extends object>({ writing, restored, submitLabel, cancel, children }: Props<Draft>) {
  const { form, isRestored, startAgain, isReady } = writing;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={5}>
        {isRestored && (
          <Notice kind="info">
            <Inline justify="space-between">
              <span>{restored}</span>
              <Button variant="ghost" size="sm" onPress={startAgain}>
                처음부터 다시 쓰기
              </Button>
            </Inline>
          </Notice>
        )}
        <Stack gap={5}>{children}</Stack>
        <Foot data-early={isReady ? undefined : true}>
          <FormFoot form={form} submit={submitLabel} cancel={cancel} cancelLabel="닫기" />
        </Foot>
      </Stack>
    </form>
  );
}

/** On a phone the way out is there at once; below an editor that is not there yet it would be seen to be pushed down. */
const Foot = styled.div`
  ${media.tablet} {
    &[data-early] {
      visibility: hidden;
    }
  }
`;

import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Button, type ButtonProps } from '../action/button.tsx';
import { LinkButton } from '../action/link-button.tsx';
import { Notice } from '../display/notice.tsx';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';
import { barButtons, barFoot, barRemarks } from '../foundation/whole-screen.ts';
import { FormError } from './form-error.tsx';
import type { CheckedForm } from './use-checked-form.ts';

/** Props of `FormFoot`; `size`, `variant`, `icon` and `isDisabled` are the submit button's. */
export interface FormFootProps extends Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'isDisabled'> {
  /** The reason why it was refused, and whether it is on its way: a `CheckedForm`. */
  form: Pick<CheckedForm<object>, 'refusal' | 'isPending'> & Partial<Pick<CheckedForm<object>, 'isWaiting'>>;
  /** The label of the submit button: 저장하기. */
  submit: string;
  /** The way out: a path to go to, or a function. Without it there is none. */
  cancel?: string | (() => void) | undefined;
  /** Default 취소. */
  cancelLabel?: string;
  /** The id of the form, where the foot stands outside of it: as the footer of a `Dialog`. */
  formId?: string;
  /** The place in the row: at its end (default), at its start with the submit button first, or the submit button over the whole of it. */
  place?: 'end' | 'start' | 'fill';
  /** A card of its own; true while it stays in sight at the foot of the window, in place of the menu of a phone. */
  isBar?: boolean;
  /** Other buttons, before these two. */
  children?: ReactNode;
}

/** The foot of a form: why it was refused, the way out, and the button that sends it, busy while it does. */
export function FormFoot({
  form,
  submit,
  cancel,
  cancelLabel = '취소',
  formId,
  place = 'end',
  isBar,
  children,
  size,
  ...button
}: FormFootProps) {
  return (
    <Foot $isCard={isBar !== undefined} data-foot-bar={isBar ? '' : undefined}>
      <Remarks>
        <FormError>{form.refusal}</FormError>
        <div role="status">{form.isWaiting && <Notice kind="info">사진을 다 올리면 바로 보낼게요.</Notice>}</div>
      </Remarks>
      <Row $place={formId ? 'dialog' : place}>
        {children}
        {place !== 'start' && <Way {...{ form, cancel, cancelLabel, size }} />}
        <Button {...button} {...(formId && { form: formId })} type="submit" size={size} isPending={form.isPending}>
          {submit}
        </Button>
        {place === 'start' && <Way {...{ form, cancel, cancelLabel, size }} />}
      </Row>
    </Foot>
  );
}

function Way({ form, cancel, cancelLabel, size }: Pick<FormFootProps, 'form' | 'cancel' | 'cancelLabel' | 'size'>) {
  if (typeof cancel !== 'string')
    return (
      cancel && (
        <Button variant="secondary" size={size} onPress={cancel} isDisabled={form.isPending && !form.isWaiting}>
          {cancelLabel}
        </Button>
      )
    );
  return (
    <LinkButton to={cancel} variant="secondary" size={size}>
      {cancelLabel}
    </LinkButton>
  );
}

const card = css`
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[2]};
`;

const Foot = styled.div<{ $isCard: boolean }>`
  display: grid;
  gap: ${tokens.space[3]};
  min-width: 0;
  ${({ $isCard }) => $isCard && card}
  &[data-foot-bar] {
    position: sticky;
    z-index: 1;
    bottom: calc(var(--pc-bottom-height, 0px) + env(safe-area-inset-bottom, 0px));
  }
  && {
    ${barFoot}
  }
`;

// No gap above the row while there is nothing to say.
const Remarks = styled.div`
  &:not(:has(> :not(:empty))) {
    position: absolute;
  }
  ${barRemarks}
`;

const Row = styled.div<{ $place: 'end' | 'start' | 'fill' | 'dialog' }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: ${({ $place }) => ($place === 'start' ? 'flex-start' : 'flex-end')};
  gap: ${tokens.space[2]};
  & > [type='submit'] {
    ${({ $place }) => $place === 'fill' && 'flex: 1;'}
  }
  & > * {
    ${({ $place }) => $place === 'dialog' && 'flex: 1;'}
  }
  ${media.tablet} {
    & > * {
      ${({ $place }) => $place === 'dialog' && 'flex: none; min-width: 6.5rem;'}
    }
  }
  ${barButtons}
`;

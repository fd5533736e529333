import { graphql } from '@petcare/api';
import { useState } from 'react';
import { useMutation } from 'urql';

const Checkout_Register = graphql(`
  mutation Checkout_Register($idx: String!, $method: String!) {
    KCPMobileRegisterTraction(ordrIdx: $idx, payMethod: $method, escwUsed: "N") {
      payUrl
      fields {
        name
        value
      }
    }
  }
`);

const Checkout_Window = graphql(`
  mutation Checkout_Window($idx: String!, $method: String!) {
    startPaymentInWindow(ordrIdx: $idx, payMethod: $method) {
      payUrl
      fields {
        name
        value
      }
    }
  }
`);

/** Leads to the provider's payment page; `start` answers why it does not. */
export function usePayment() {
  const [, register] = useMutation(Checkout_Register);
  const [, openWindow] = useMutation(Checkout_Window);
  const [isLeaving, setLeaving] = useState(false);

  async function start(idx: string, method: string): Promise<unknown> {
    const isTouch = isTouchDevice();
    const { data, error } = isTouch ? await register({ idx, method }) : await openWindow({ idx, method });
    if (!data) return error ?? new Error();
    setLeaving(true);
    leaveForPayment('KCPMobileRegisterTraction' in data ? data.KCPMobileRegisterTraction : data.startPaymentInWindow);
    return undefined;
  }
  return { start, isLeaving };
}

/** The provider has one payment page for phones and tablets and another for computers. An iPad says that it is a Mac. */
function isTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /Mobi|Android|iP(?:hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** As the provider wants it: a form post. */
function leaveForPayment({ payUrl, fields }: { payUrl: string; fields: readonly { name: string; value: string }[] }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = payUrl;
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

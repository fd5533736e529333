import { graphql } from '@petcare/api';

export const Checkout_Register = graphql(`
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

/** Leaves for the provider's payment page, as it wants it: a form post. */
export function leaveForPayment({ payUrl, fields }: { payUrl: string; fields: readonly { name: string; value: string }[] }): void {
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

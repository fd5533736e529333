import { randomBytes } from 'node:crypto';
import type { KcpWindow } from '../../providers/kcp/kcp.client.ts';
import { RETURN_PATH } from './payments.service.ts';

const STYLE = `
  body { display: grid; min-height: 100vh; margin: 0; place-content: center; justify-items: center; gap: 12px; padding: 24px;
    color: #222; font: 16px/1.6 'Pretendard', 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; text-align: center; }
  h1 { margin: 0; font-size: 20px; } p { margin: 0; }
  button { padding: 10px 18px; border: 1px solid #888; border-radius: 8px; background: #fff; font: inherit; cursor: pointer; }`;

/**
 * The provider calls `m_Completepayment` when its window ends, and `GetField` puts what it brings into the form. All ends
 * lead back by the return page, which asks the provider or says that nothing was charged.
 */
const SCRIPT = `
  const form = document.forms.order_info;
  const leave = () => { form.submit(); };
  function m_Completepayment(given, close) { GetField(form, given); if (form.res_cd.value !== '0000') close(); leave(); }
  function failed() { document.getElementById('said').textContent = '결제창을 열지 못했어요. 아직 빠져나간 금액은 없어요.'; }
  document.getElementById('back').addEventListener('click', leave);`;
const OPEN = `try { KCP_Pay_Execute_Web(form); } catch { failed(); }`;

/** A page of its own for the provider's payment window: its script runs under the policy of this page, and on no other. */
export function windowPage({ script, sources, fields }: KcpWindow): { policy: string; html: string } {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' ${sources}`,
    `img-src data: ${sources}`,
    `font-src ${sources}`,
    `connect-src ${sources}`,
    `frame-src ${sources}`,
    `form-action 'self' ${sources}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`);
  const html = `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>결제 - 펫케어</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(fields['good_name'] ?? '')}</h1>
<p id="said" role="status">결제창을 열고 있어요.</p>
<button id="back" type="button">그만두고 돌아가기</button>
<form name="order_info" method="post" action="${RETURN_PATH}/${escaped(fields['ordr_idxx'] ?? '')}" accept-charset="utf-8">${inputs.join('')}</form>
<script nonce="${nonce}">${SCRIPT}</script>
<script nonce="${nonce}" src="${escaped(script)}"></script>
<script nonce="${nonce}">${OPEN}</script>
</body>
</html>
`;
  return { policy, html };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

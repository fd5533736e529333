import { createVerify, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escaped, hidden, page } from '../sandbox-pages/page.ts';
import { payTypeOfFields } from './kcp-methods.ts';

type Fields = Record<string, unknown>;
/** The outcomes of the payment page and of the approval after it. */
const outcomes = {
  approved: '결제하기',
  declined: '한도 초과로 거절',
  broken: '승인 전에 서버 오류',
  lost: '승인은 되고 답은 오지 않음',
  never: '승인도 답도 없음',
  otherAmount: '다른 금액으로 승인',
  late: '답 없이 나중에 승인',
  twice: '두 번 돌아오기',
  kept: '승인은 되고 취소는 거절',
} as const;
type Outcome = keyof typeof outcomes;

/** `returnUrl`: null in a window, whose opener is told instead. */
type RegisteredOrder = { orderId: string; won: number; title: string; returnUrl: string | null; payType: string };
type AuthenticatedOrder = RegisteredOrder & { outcome: Outcome };
/** The milliseconds by which a late approval comes after its answer. */
const LATE_MS = 1_000;

/** Once more beside the page. A script of the page can't: the browser blocks the answer of another origin, and says so. */
const postAlso = (url: string, fields: Record<string, string>): void => {
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), signal: AbortSignal.timeout(30_000) }).catch(
    () => {},
  );
};

const CANCELLED = { res_cd: '3001', res_msg: '사용자 취소' };
const tellOpener = (fields: Record<string, string>, outcome: string) =>
  `parent.postMessage(${JSON.stringify({ fields, outcome }).replaceAll('<', '\\u003c')}, '*')`;

function buttonsOf(key: string, { title, won }: RegisteredOrder): string {
  const buttons = Object.entries(outcomes).map(
    ([outcome, label]) =>
      `<form method="post" action="authenticate">${hidden({ approval_key: key, outcome })}
        <button${outcome === 'approved' ? ' class="main"' : ''}>${label}</button></form>`,
  );
  return `<p>${escaped(title)} · ${won.toLocaleString('ko-KR')}원</p>${buttons.join('')}`;
}

type Payment = { tno: string; orderId: string; won: number; remaining: number; isKept: boolean; payType: string };

/** On a computer: the script of the shop's page opens the payment page in a frame and hears from it how it ended. */
const WINDOW_SCRIPT = `
function GetField(form, given) { for (const name of Object.keys(given)) if (form[name]) form[name].value = given[name]; }
function KCP_Pay_Execute_Web(form) {
  const origin = new URL(ORIGIN).origin;
  const frame = document.createElement('iframe');
  frame.name = 'kcp_window'; frame.title = 'NHN KCP 결제';
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff';
  document.body.append(frame);
  const page = document.createElement('form');
  page.method = 'post'; page.action = ORIGIN + '/window'; page.target = frame.name; page.hidden = true;
  for (const field of new FormData(form)) page.append(Object.assign(document.createElement('input'), { name: field[0], value: field[1] }));
  document.body.append(page);
  page.submit();
  addEventListener('message', ({ origin: from, data }) => {
    if (from !== origin) return;
    if (data.outcome === 'twice') m_Completepayment(data.fields, () => {});
    m_Completepayment(data.fields, () => frame.remove());
  });
}`;

/** smpay.kcp.co.kr and spay.kcp.co.kr (registration and the payment page) and spl.kcp.co.kr (approval, cancel, inquiry). */
export async function kcpSandbox(http: FastifyInstance): Promise<void> {
  const registered = new Map<string, RegisteredOrder>();
  const authenticated = new Map<string, AuthenticatedOrder>();
  const payments = new Map<string, Payment>();

  http.post<{ Body: Fields }>('/trade/register.do', async ({ body, headers }) => {
    const [orderId, returnUrl, title] = [text(body['orderID']), text(body['returnUrl']), text(body['productName'])];
    const won = Number(body['paymentAmount']);
    const credential = (body['accessCredentialType'] ?? {}) as Fields;
    const signed = `${text(body['siteCode'])}^${orderId}^${text(credential['timestamp'])}`;
    if (!isSigned(signed, text(credential['signature']), text(credential['accessLicense']))) return base(orderId, '9999', '서명 오류');
    if (!orderId || !URL.canParse(returnUrl) || !Number.isInteger(won) || won < 100) return base(orderId, '2001', '필수 항목 오류');
    const approvalKey = randomBytes(16).toString('hex');
    registered.set(approvalKey, { orderId, won, title, returnUrl, payType: payTypeOfFields({ pay_method: body['paymentMethod'] }) });
    return { approvalKey, payUrl: `http://${headers.host ?? ''}${http.prefix}/pay`, ...base(orderId, '0000', '정상처리') };
  });

  http.post<{ Body: Fields }>('/pay', async ({ body }, reply) => {
    void reply.type('text/html; charset=utf-8');
    const key = text(body['approval_key']);
    const order = registered.get(key);
    if (!order?.returnUrl || order.won !== Number(body['good_mny']) || order.orderId !== body['ordr_idxx']) {
      return page('NHN KCP 결제', '<p role="alert">등록된 거래와 달라요.</p>');
    }
    order.payType = payTypeOfFields(body);
    const back = `<form method="post" action="${escaped(order.returnUrl)}">${hidden({ ...CANCELLED, ordr_idxx: order.orderId })}
      <button>취소</button></form>`;
    return page('NHN KCP 결제', `${buttonsOf(key, order)}${back}`);
  });

  http.get('/plugin/kcp_spay_hub.js', async ({ headers }, reply) => {
    const origin = JSON.stringify(`http://${headers.host ?? ''}${http.prefix}`);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(WINDOW_SCRIPT.replaceAll('ORIGIN', origin));
  });

  http.post<{ Body: Fields }>('/window', async ({ body }, reply) => {
    void reply.type('text/html; charset=utf-8');
    const won = Number(body['good_mny']);
    if (!text(body['site_cd']) || !text(body['ordr_idxx']) || !Number.isInteger(won) || won < 100) {
      return page('NHN KCP 결제', '<p role="alert">필수 항목 오류</p>');
    }
    const order = {
      orderId: text(body['ordr_idxx']),
      won,
      title: text(body['good_name']),
      returnUrl: null,
      payType: payTypeOfFields(body),
    };
    const key = randomBytes(16).toString('hex');
    registered.set(key, order);
    const cancel = `<button type="button" onclick="${escaped(tellOpener({ ...CANCELLED, ordr_idxx: order.orderId }, 'left'))}">취소</button>`;
    return page('NHN KCP 결제', `${buttonsOf(key, order)}${cancel}`);
  });

  http.post<{ Body: Fields }>('/authenticate', async ({ body }, reply) => {
    void reply.type('text/html; charset=utf-8');
    const order = registered.get(text(body['approval_key']));
    const outcome = text(body['outcome']);
    if (!order || !isOutcome(outcome)) return page('NHN KCP 결제', '<p role="alert">거래를 찾을 수 없어요.</p>');
    const encData = randomBytes(24).toString('base64');
    authenticated.set(encData, { ...order, outcome });
    const fields = {
      res_cd: '0000',
      res_msg: '정상처리',
      ordr_idxx: order.orderId,
      tran_cd: '00100000',
      enc_data: encData,
      enc_info: 'sandbox',
    };
    if (order.returnUrl === null) return page('NHN KCP 결제', `<script>${tellOpener(fields, outcome)}</script>`);
    if (outcome === 'twice') postAlso(order.returnUrl, fields);
    return page(
      'NHN KCP 결제',
      `<form method="post" action="${escaped(order.returnUrl)}">${hidden(fields)}<button class="main">돌아가기</button></form>
        <script>document.forms[0].submit()</script>`,
    );
  });

  http.post<{ Body: Fields }>('/gw/enc/v1/payment', async ({ body }, reply) => {
    const given = authenticated.get(text(body['enc_data']));
    if (!given || given.orderId !== body['ordr_no']) return refusal('8081', '인증 정보가 올바르지 않습니다');
    if (given.outcome === 'broken') return reply.code(500).send('');
    if (given.outcome === 'declined') return refusal('8051', '한도 초과');
    // The connection is left open: whoever asked gives up.
    if (given.outcome === 'never') return new Promise<never>(() => {});
    if (given.won !== Number(body['ordr_mony'])) return refusal('8082', '승인 금액 오류');
    if (payments.has(given.orderId)) return refusal('8133', '이미 승인된 거래');
    const won = given.outcome === 'otherAmount' ? given.won + 1_000 : given.won;
    const payment = {
      tno: randomBytes(7).toString('hex'),
      orderId: given.orderId,
      won,
      remaining: won,
      isKept: given.outcome === 'kept',
      payType: given.payType,
    };
    if (given.outcome === 'late') {
      setTimeout(() => payments.set(given.orderId, payment), LATE_MS).unref();
      return reply.code(502).send('');
    }
    payments.set(given.orderId, payment);
    if (given.outcome === 'lost') return reply.code(502).send('');
    return answerOf(payment);
  });

  http.post<{ Body: Fields }>('/gw/mod/v1/cancel', async ({ body }) => {
    const payment = [...payments.values()].find(({ tno }) => tno === body['tno']);
    const type = text(body['mod_type']);
    if (!isSigned(`${text(body['site_cd'])}^${text(body['tno'])}^${type}`, text(body['kcp_sign_data']), text(body['kcp_cert_info']))) {
      return refusal('9999', '서명 오류');
    }
    if (!payment) return refusal('9502', '거래 없음');
    const won = type === 'STSC' ? payment.remaining : Number(body['mod_mny']);
    if (payment.isKept) return refusal('8133', '가맹점 정산 후 취소 불가');
    if (payment.remaining === 0) return refusal('8133', '이미 취소된 거래');
    if (!Number.isInteger(won) || won <= 0 || won > payment.remaining) return refusal('8134', '취소 금액 오류');
    if (type === 'STPC' && Number(body['rem_mny']) !== payment.remaining) return refusal('8135', '남은 금액 오류');
    payment.remaining -= won;
    return answerOf(payment);
  });

  http.post<{ Body: Fields }>('/std/inquery', async ({ body }) => {
    const name = text(body['tno']) || text(body['ordr_no']);
    if (!isSigned(`${text(body['site_cd'])}^${name}^${text(body['pay_type'])}`, text(body['kcp_sign_data']), text(body['kcp_cert_info']))) {
      return refusal('9999', '서명 오류');
    }
    const payment = payments.get(name) ?? [...payments.values()].find(({ tno }) => tno === name);
    // Under another type than the one that it was paid by it is not known.
    return payment && payment.payType === body['pay_type'] ? answerOf(payment) : refusal('9502', '거래 없음');
  });

  // For who plays with it: a payment whose cancels were refused can be cancelled from now on.
  http.post<{ Params: { orderId: string } }>('/held/:orderId/release', async ({ params }) => {
    const payment = payments.get(params.orderId);
    if (payment) payment.isKept = false;
    return {};
  });
  // What a payment holds.
  http.get<{ Params: { orderId: string } }>('/held/:orderId', async ({ params }) => ({
    remaining: payments.get(params.orderId)?.remaining ?? 0,
  }));
}

const answerOf = ({ tno, orderId, won, remaining }: Payment) => ({
  res_cd: '0000',
  res_msg: '정상처리',
  tno,
  order_no: orderId,
  amount: String(won),
  rem_mny: String(remaining),
});
const refusal = (res_cd: string, res_msg: string) => ({ res_cd, res_msg });
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isOutcome = (word: string): word is Outcome => Object.hasOwn(outcomes, word);

function base(requestID: string, code: string, message: string) {
  return {
    baseResponseType: {
      detailLevel: '0',
      error: { code, detail: message, message },
      messageID: randomBytes(8).toString('hex'),
      release: '1.0',
      requestID,
      responseType: '0',
      timestamp: String(Date.now()),
      version: '0.1',
      warningList: [],
    },
  };
}

/** By the certificate that comes along: each process that plays a shop has a key of its own. */
function isSigned(signed: string, signature: string, certificate: string): boolean {
  const [, label = '', content = ''] = /^-----BEGIN ([A-Z ]+)-----(.+)-----END \1-----$/.exec(certificate) ?? [];
  if (!label) return false;
  return createVerify('sha256')
    .update(signed)
    .verify(`-----BEGIN ${label}-----\n${content}\n-----END ${label}-----\n`, signature, 'base64');
}

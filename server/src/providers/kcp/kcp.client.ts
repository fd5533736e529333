import { createSign } from 'node:crypto';
import { ask } from '../http.ts';
import { pageFieldsOf, payTypeOf, payTypesFrom, windowFieldsOf, type KcpPayMethod } from './kcp-methods.ts';
import type { KcpKeys } from './kcp.keys.ts';

/**
 * The failure of a call to KCP: `refused` is its own answer and nothing was charged, `unavailable` is none that can be used: it may have
 * been.
 */
export type KcpFailure =
  { ok: false; reason: 'refused'; code: string; message: string } | { ok: false; reason: 'unavailable'; detail: string };

/** The provider's answer to a registration, by its own names. */
export type KcpBaseResponse = {
  detailLevel: string;
  error: { code: string; detail: string; message: string };
  messageID: string;
  release: string;
  requestID: string;
  responseType: string;
  timestamp: string;
  version: string;
  warningList: string[];
};

export type KcpRegistration = { ok: true; approvalKey: string; payUrl: string; baseResponse: KcpBaseResponse };
/** An approved payment, in won. */
export type KcpPayment = { ok: true; tno: string; orderId: string; won: number };
/** A payment as KCP keeps it: `remaining` is what has not been cancelled. `none`: it knows no approved payment of this order. */
export type KcpInquiry = { ok: true; found: { tno: string; won: number; remaining: number } | null };
export type KcpCancelled = { ok: true; remaining: number };

export type KcpOrder = {
  orderId: string;
  won: number;
  title: string;
  payMethod: KcpPayMethod;
  escrow: boolean;
  returnUrl: string;
};
/**
 * The data with which a computer's page opens the payment window: the provider's script, the sources from which that loads more, and the
 * fields of the form.
 */
export type KcpWindow = { script: string; sources: string; fields: Record<string, string> };
/** The authentication that the payment page brings back through the person's browser. */
export type KcpAuthentication = { tranCd: string; encData: string; encInfo: string };

export type KcpClient = {
  siteCode: string;
  siteKey: string;
  /** The methods of the contract, in the order in which they are offered. */
  payMethods: readonly KcpPayMethod[];
  /** The fields by which the payment page of a phone opens with a method. */
  pageFieldsOf(method: KcpPayMethod): Record<string, string>;
  /** Registers a payment on a phone; the person's page is then posted to `payUrl`. */
  register(order: KcpOrder): Promise<KcpRegistration | KcpFailure>;
  /** The payment window on a computer, where nothing is registered before. */
  windowOf(order: Pick<KcpOrder, 'orderId' | 'won' | 'title' | 'payMethod'>): KcpWindow;
  /** Charges what the person has authenticated, for 10 seconds at most. */
  approve(order: { orderId: string; won: number; payMethod: KcpPayMethod }, given: KcpAuthentication): Promise<KcpPayment | KcpFailure>;
  /** Gives back `won` of the `remaining` won of a payment. */
  cancel(payment: { tno: string; won: number; remaining: number; reason: string }): Promise<KcpCancelled | KcpFailure>;
  /** The state of an order whose approval got no answer, or of a payment. */
  inquire(asked: { orderId: string; tno: string | null; payMethod: KcpPayMethod }): Promise<KcpInquiry | KcpFailure>;
};

const APPROVAL_MILLISECONDS = 10_000;
const DONE = '0000';
/** As the payment page shows it. */
export const SITE_NAME = '펫케어';
/** The fields that the script fills in once the person has authenticated the payment. */
const filledIn = ['res_cd', 'res_msg', 'tran_cd', 'enc_info', 'enc_data', 'ret_pay_method', 'use_pay_method', 'ordr_chk', 'cash_yn'];

/** NHN KCP: JSON posts over HTTPS; a cancel and an inquiry carry a signature of `site^transaction^type` by our private key. */
export function createKcpClient(keys: KcpKeys): KcpClient {
  const { siteCode, siteKey } = keys;
  const own = { site_cd: siteCode, kcp_cert_info: keys.certificate.replaceAll('\n', '') };
  const sign = (text: string) => createSign('sha256').update(text).sign(keys.privateKey, 'base64');

  async function post(url: string, body: object, milliseconds?: number): Promise<{ ok: true; body: Record<string, unknown> } | KcpFailure> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await ask(url, init, milliseconds);
    if (!answer.ok) return { ok: false, reason: 'unavailable', detail: answer.detail };
    if (typeof answer.body !== 'object' || answer.body === null) {
      return { ok: false, reason: 'unavailable', detail: `status ${answer.status} without JSON` };
    }
    return { ok: true, body: answer.body as Record<string, unknown> };
  }

  async function call(
    path: string,
    body: object,
    milliseconds?: number,
  ): Promise<{ ok: true; body: Record<string, unknown> } | KcpFailure> {
    const answer = await post(`${keys.serviceUrl}${path}`, { ...own, ...body }, milliseconds);
    if (!answer.ok) return answer;
    const code = textOf(answer.body['res_cd']);
    if (!code) return { ok: false, reason: 'unavailable', detail: 'an answer without res_cd' };
    return code === DONE ? answer : { ok: false, reason: 'refused', code, message: textOf(answer.body['res_msg']) };
  }

  return {
    siteCode,
    siteKey,
    payMethods: [...keys.wallets, 'CARD', 'BANK', 'MOBX'],
    pageFieldsOf,
    async register({ orderId, won, title, payMethod, escrow, returnUrl }) {
      const timestamp = String(Date.now());
      const answer = await post(keys.registerUrl, {
        siteCode,
        orderID: orderId,
        paymentAmount: String(won),
        paymentMethod: pageFieldsOf(payMethod)['pay_method'],
        productName: title,
        returnUrl,
        escrow,
        accessCredentialType: { accessLicense: own.kcp_cert_info, signature: sign(`${siteCode}^${orderId}^${timestamp}`), timestamp },
        baseRequestType: { detailLevel: '0', requestApp: 'WEB', requestID: orderId, userAgent: '', version: '0.1' },
      });
      if (!answer.ok) return answer;
      const baseResponse = baseResponseOf(answer.body['baseResponseType']);
      if (baseResponse.error.code !== DONE) {
        return { ok: false, reason: 'refused', code: baseResponse.error.code, message: baseResponse.error.message };
      }
      const [approvalKey, payUrl] = [textOf(answer.body['approvalKey']), textOf(answer.body['payUrl'])];
      if (!approvalKey || !URL.canParse(payUrl)) return { ok: false, reason: 'unavailable', detail: 'a registration without payUrl' };
      return { ok: true, approvalKey, payUrl, baseResponse };
    },
    windowOf({ orderId, won, title, payMethod }) {
      const given = { site_cd: siteCode, site_name: SITE_NAME, ordr_idxx: orderId, good_name: title, good_mny: String(won) };
      const fields = { ...given, ...windowFieldsOf(payMethod), currency: 'WON' };
      return {
        script: keys.windowScript,
        sources: keys.windowSources,
        fields: { ...fields, ...Object.fromEntries(filledIn.map((name) => [name, ''])) },
      };
    },
    async approve({ orderId, won, payMethod }, { tranCd, encData, encInfo }) {
      const answer = await call(
        '/gw/enc/v1/payment',
        {
          tran_cd: tranCd,
          enc_data: encData,
          enc_info: encInfo,
          ordr_mony: String(won),
          ordr_no: orderId,
          pay_type: payTypeOf(payMethod),
        },
        APPROVAL_MILLISECONDS,
      );
      if (!answer.ok) return answer;
      const payment = paymentOf(answer.body);
      return payment ? { ok: true, ...payment } : { ok: false, reason: 'unavailable', detail: 'an approval without tno or amount' };
    },
    async cancel({ tno, won, remaining, reason }) {
      const modType = won === remaining ? 'STSC' : 'STPC';
      const part = modType === 'STPC' ? { mod_mny: String(won), rem_mny: String(remaining) } : {};
      const kcp_sign_data = sign(`${siteCode}^${tno}^${modType}`);
      const answer = await call('/gw/mod/v1/cancel', { tno, mod_type: modType, mod_desc: reason, kcp_sign_data, ...part });
      return answer.ok ? { ok: true, remaining: remaining - won } : answer;
    },
    async inquire({ orderId, tno, payMethod }) {
      for (const payType of payTypesFrom(payMethod)) {
        const kcp_sign_data = sign(`${siteCode}^${tno ?? orderId}^${payType}`);
        const answer = await call('/std/inquery', { ...(tno ? { tno } : { ordr_no: orderId }), pay_type: payType, kcp_sign_data });
        if (!answer.ok && answer.reason === 'refused' && answer.code === NOT_FOUND) continue;
        if (!answer.ok) return answer;
        const payment = paymentOf(answer.body);
        if (!payment) return { ok: false, reason: 'unavailable', detail: 'an inquiry without tno or amount' };
        const remaining = wonOf(answer.body['rem_mny']) ?? payment.won;
        return { ok: true, found: { tno: payment.tno, won: payment.won, remaining } };
      }
      return { ok: true, found: null };
    },
  };
}

/** KCP's code for a transaction that it does not know. */
const NOT_FOUND = '9502';

function paymentOf(body: Record<string, unknown>): { tno: string; orderId: string; won: number } | undefined {
  const [tno, orderId, won] = [textOf(body['tno']), textOf(body['order_no'] ?? body['ordr_no']), wonOf(body['amount'])];
  return tno && won !== undefined ? { tno, orderId, won } : undefined;
}

function wonOf(value: unknown): number | undefined {
  const won = Number(textOf(value) || NaN);
  return Number.isInteger(won) && won >= 0 ? won : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

function baseResponseOf(value: unknown): KcpBaseResponse {
  const given = (value ?? {}) as Record<string, unknown>;
  const error = (given['error'] ?? {}) as Record<string, unknown>;
  const list = given['warningList'];
  return {
    detailLevel: textOf(given['detailLevel']),
    error: { code: textOf(error['code']), detail: textOf(error['detail']), message: textOf(error['message']) },
    messageID: textOf(given['messageID']),
    release: textOf(given['release']),
    requestID: textOf(given['requestID']),
    responseType: textOf(given['responseType']),
    timestamp: textOf(given['timestamp']),
    version: textOf(given['version']),
    warningList: Array.isArray(list) ? list.map(textOf) : [],
  };
}

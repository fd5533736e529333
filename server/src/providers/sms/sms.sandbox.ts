import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escaped, page } from '../sandbox-pages/page.ts';
import { sandboxSmsKeys } from './sms.keys.ts';

export type SandboxText = { to: string; from: string; text: string; key?: string };
type Refusal = [status: number, errorCode: string, errorMessage: string];
type Body = { message?: { to?: string; from?: string; text?: string; customFields?: { key?: string } } };

const { apiKey, apiSecret, from: registered } = sandboxSmsKeys('');
const AUTHORIZATION = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S{12,64}), signature=([0-9a-f]{64})$/;
const CLOCK_SKEW_MS = 15 * 60 * 1000;
const MOST_KEPT = 200;

/** api.solapi.com. Its messages can be read at `/sms` (a page) and `/sms/texts?to=` (JSON, oldest first). */
export async function smsSandbox(http: FastifyInstance): Promise<void> {
  const texts: (SandboxText & { messageId: string })[] = [];
  const salts = new Set<string>();

  function refusalOf(authorization: string | undefined): Refusal | undefined {
    const [, key, date = '', salt = '', signature] = AUTHORIZATION.exec(authorization ?? '') ?? [];
    const isRecent = Math.abs(Date.now() - Date.parse(date)) <= CLOCK_SKEW_MS;
    if (key !== apiKey) return [401, 'InvalidAPIKey', '유효한 API Key가 아닙니다.'];
    if (!isRecent || salts.has(salt)) return [403, 'RequestTimeTooSkewed', '요청 시각이 다릅니다.'];
    const expected = createHmac('sha256', apiSecret)
      .update(date + salt)
      .digest('hex');
    if (signature !== expected) return [403, 'SignatureDoesNotMatch', '시그니처가 맞지 않습니다.'];
    salts.add(salt);
    return undefined;
  }

  http.post<{ Body: Body }>('/messages/v4/send', async ({ headers, body }, reply) => {
    const refuse = (...[status, errorCode, errorMessage]: Refusal) => reply.code(status).send({ errorCode, errorMessage });
    const refusal = refusalOf(headers.authorization);
    if (refusal) return refuse(...refusal);
    const { to = '', from = '', text = '', customFields } = body?.message ?? {};
    if (from !== registered) return refuse(400, 'ValidationError', '발신번호 미등록');
    if (!/^0\d{8,10}$/.test(to) || !text) return refuse(400, 'ValidationError', '수신번호 또는 내용 오류');
    const [groupId, messageId] = [`G4V${randomBytes(8).toString('hex')}`, `M4V${randomBytes(8).toString('hex')}`];
    texts.push({ messageId, to, from, text, ...customFields });
    texts.splice(0, texts.length - MOST_KEPT);
    return { groupId, messageId, to, from, type: 'SMS', statusCode: '2000', statusMessage: '정상 접수(이통사로 접수 예정)', country: '82' };
  });

  http.get<{ Querystring: { to?: string; limit?: string } }>('/messages/v4/list', async ({ headers, query: { to, limit } }, reply) => {
    const refusal = refusalOf(headers.authorization);
    if (refusal) return reply.code(refusal[0]).send({ errorCode: refusal[1], errorMessage: refusal[2] });
    const found = texts.filter((text) => text.to === to).slice(-Number(limit));
    const messageList = Object.fromEntries(
      found.map(({ messageId, key, ...text }) => [messageId, { ...text, messageId, ...(key && { customFields: { key } }) }]),
    );
    return { startKey: null, nextKey: null, limit: Number(limit), messageList };
  });

  http.get<{ Querystring: { to?: string } }>('/texts', async ({ query: { to } }) =>
    texts.filter((text) => !to || text.to === to).map(({ messageId: _messageId, ...text }) => text),
  );
  http.get('/', async (_request, reply) => {
    void reply.type('text/html; charset=utf-8');
    const list = texts.map(({ to, text }) => `<li><strong>${escaped(to)}</strong><pre>${escaped(text)}</pre></li>`);
    return page('보낸 문자', list.length > 0 ? `<ol reversed>${list.reverse().join('')}</ol>` : '<p>아직 없어요.</p>');
  });
}

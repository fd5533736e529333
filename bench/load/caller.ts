import { Agent, request } from 'node:http';

/** A call as a page sends it: nothing, JSON, the fields of a form or the parts of one. */
export type Call = { path: string; token?: string; json?: unknown; form?: Record<string, string>; parts?: Record<string, string> };
export type CallAnswer = { status: number; text: string; milliseconds: number };

const EDGE = 'load-bench';

/** The way to call one server, over connections that stay. */
export type Caller = { call(call: Call): Promise<CallAnswer>; end(): void };

export function callerOf(url: string): Caller {
  const agent = new Agent({ keepAlive: true });
  return {
    call: ({ path, token, ...content }) =>
      new Promise((resolve, reject) => {
        const { type, body } = bodyOf(content);
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(type && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
        };
        const sent = performance.now();
        // A provider's page of the sandbox has an address of its own.
        const asked = request(URL.canParse(path) ? path : `${url}${path}`, { method: type ? 'POST' : 'GET', agent, headers }, (answer) => {
          let text = '';
          answer
            .setEncoding('utf8')
            .on('data', (chunk: string) => (text += chunk))
            .once('error', reject)
            .once('end', () => resolve({ status: answer.statusCode ?? 0, text, milliseconds: performance.now() - sent }));
        });
        asked.once('error', reject).end(body);
      }),
    end: () => agent.destroy(),
  };
}

function bodyOf({ json, form, parts }: Omit<Call, 'path' | 'token'>): { type?: string; body: string } {
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) };
  if (form) return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() };
  if (!parts) return { body: '' };
  const fields = Object.entries(parts).map(
    ([name, value]) => `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${EDGE}`, body: `${fields.join('')}--${EDGE}--\r\n` };
}

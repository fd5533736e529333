import { brotliDecompressSync } from 'node:zlib';
import { remoteServer } from '../testing/fixture-servers.ts';
import { aSite, type FixtureSite } from '../testing/fixture-site.ts';

const STYLES = JSON.stringify('.r{color:green}/*!sc*/\ndata-styled.g1[id="sc-late"]{content:"r,"}/*!sc*/\n');
const slow = remoteServer(
  `const answer = await ask({ query: '{ text }', variables: { url: job.url } }); return rendered('<p>reviews: ' + answer.data.text + '</p>', { styles: ${STYLES}, data: { 9: answer } });`,
);

let site: FixtureSite;
let origin: string;

beforeAll(async () => {
  site = await aSite(
    { 'mf-reviews': slow },
    { limits: { partsWait: 50, part: 10_000, page: 10_000, ask: 10_000, underWay: 3, underWayOfNetwork: 2 } },
  );
  origin = await site.delivery.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const reader = async (url: string, headers = {}) => {
  const response = await fetch(`${origin}${url}`, { headers: { host: 'petcare.example', ...headers } });
  const body = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const { value, done } = (await body?.read()) ?? { done: true };
        if (done) throw new Error(`The page ended without ${part}`);
        text += value;
      }
      return text;
    },
  };
};

test('the delivery service sends what is ready at once, then a late part in its place, with its styles before and its data after it', async () => {
  const held = site.api.hold();
  const page = await reader('/?late');
  const first = await page.until('mf-search, the one copy</p></div></section><section>');
  expect(page.response.status).toBe(200);
  expect(page.response.headers.get('cache-control')).toBe('no-store');
  expect(first).not.toContain('reviews:');
  held.answer();
  const whole = await page.until('</html>');
  const nonce = /'nonce-([^']+)'/.exec(page.response.headers.get('content-security-policy') ?? '')?.[1];
  expect(whole.slice(first.length)).toMatch(
    new RegExp(
      `^<style nonce="${nonce?.replace(/[+]/g, '\\+')}" data-styled="true" data-styled-version="6\\.6\\.0">\\.r\\{color:green\\}[\\s\\S]*?</style><div data-owner="mf-reviews" data-rendered="\\w+"><p>reviews: answered</p></div></section></main>`,
    ),
  );
  expect(whole).toContain('"data":{"9":{"data":{"text":"answered"}}}');

  const kept = await site.get('/?late', { host: new URL(origin).host });
  expect(kept.body).toBe(whole);
});

test('the delivery service streams a compressed page too', async () => {
  const held = site.api.hold();
  const waiting = site.api.nextQuestion();
  const answer = site.delivery.app.inject({ url: '/?compressed', headers: { host: 'petcare.example', 'accept-encoding': 'br' } });
  await waiting;
  held.answer();
  const { headers, rawPayload } = await answer;
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(new Uint8Array(rawPayload)).toString()).toContain('<p>reviews: answered</p>');
});

/** As somebody of another network. */
async function neighbour(url: string) {
  const { statusCode, body } = await site.delivery.app.inject({ url, headers: { host: 'petcare.example' }, remoteAddress: '203.0.113.9' });
  return { status: statusCode, isRendered: body.includes('mf-search, the one copy') };
}

test('the delivery service sends pages beyond the share of a network without rendering them, keeps none of them, and renders those of others', async () => {
  const held = site.api.hold();
  const first = await reader('/?one');
  const second = await reader('/?two');
  await Promise.all([first.until('<section>'), second.until('<section>')]);
  const third = await site.get('/?three');
  expect([third.status, third.app, third.headers['cache-control']]).toEqual([200, '', 'no-store']);
  const theirs = neighbour('/?theirs');
  held.answer();
  await Promise.all([first.until('</html>'), second.until('</html>')]);
  expect(await theirs).toEqual({ status: 200, isRendered: true });
  expect((await site.get('/?three')).app).toContain('mf-search, the one copy');
});

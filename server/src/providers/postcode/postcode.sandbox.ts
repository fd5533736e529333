import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escaped, hidden, page } from '../sandbox-pages/page.ts';
import { foundOf, searched, type SandboxAddress } from './addresses.ts';

type Query = { origin?: string; q?: string; vt?: string; sd?: string };

const script = readFileSync(join(import.meta.dirname, 'postcode.v2.js'), 'utf8');

/** Kakao Postcode: its script at `/postcode.v2.js`, and the page that this shows in a frame. */
export async function postcodeSandbox(http: FastifyInstance): Promise<void> {
  let isBroken = false;

  http.get('/postcode.v2.js', async (_request, reply) => {
    const isMissing = isBroken;
    isBroken = false;
    void reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .code(isMissing ? 503 : 200);
    return isMissing ? '' : script;
  });

  http.get<{ Querystring: Query }>('/search', async ({ query }, reply) => {
    void reply.type('text/html; charset=utf-8');
    return page('우편번호 검색', searchPage(query));
  });

  http.post<{ Body: Query }>('/break', async ({ body }, reply) => {
    isBroken = true;
    void reply.type('text/html; charset=utf-8');
    const again = hidden({ origin: body.origin, q: '', vt: body.vt, sd: body.sd });
    return page(
      '우편번호 검색',
      `<p role="status">다음 한 번은 스크립트를 보내지 않아요.</p><form action="search">${again}<button>검색으로</button></form>`,
    );
  });
}

function searchPage({ origin = '', q = '', vt = '', sd = 'on' }: Query): string {
  const found = searched(q);
  const kept = hidden({ origin, vt, sd });
  return `<form action="search" role="search">${kept}
      <label>도로명, 건물, 지번<input id="region_name" name="q" value="${escaped(q)}" autocomplete="off"></label>
      <button class="main">검색</button>
    </form>
    ${q ? resultList(found, { q, sd }) : '<p>예) 판교역로 235, 국립중앙박물관, 연동</p>'}
    <details><summary>사고 연습하기</summary>
      <form action="search">${hidden({ origin, vt, sd, q: '없는 주소' })}<button>결과 없음</button></form>
      <p><button id="close">고르지 않고 닫기</button></p>
      <form action="break" method="post">${kept}<button>다음에 스크립트 보내지 않기</button></form>
    </details>
    <script>
      (() => {
        const say = (message) => (window.opener ?? window.parent).postMessage(message, ${inScript(origin)});
        const results = ${inScript(found.map((one) => (['R', 'J'] as const).map((type) => foundOf(one, { type, query: q, isShort: sd === 'on' }))).flat())};
        document.querySelectorAll('[data-found]').forEach((button) => button.addEventListener('click', () => say({ type: 'complete', found: results[button.dataset.found] })));
        document.getElementById('close').addEventListener('click', () => say({ type: 'close' }));
        ${q ? `say({ type: 'search', search: { q: ${inScript(q)}, count: ${found.length} } });` : ''}
        say({ type: 'resize', size: { width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight } });
      })();
    </script>`;
}

function resultList(found: SandboxAddress[], { q, sd }: { q: string; sd: string }): string {
  if (found.length === 0) return `<p role="status">‘${escaped(q)}’에 맞는 주소가 없어요.</p>`;
  const items = found.map((one, index) => {
    const button = (type: 'R' | 'J', label: string) => {
      const { address } = foundOf(one, { type, query: q, isShort: sd === 'on' });
      return `<button data-found="${2 * index + (type === 'R' ? 0 : 1)}">${label} ${escaped(address)}</button>`;
    };
    return `<li><strong>${one.zonecode}</strong> ${escaped(one.buildingName)}<br>${button('R', '도로명')} ${button('J', '지번')}</li>`;
  });
  return `<p role="status">${found.length}곳을 찾았어요.</p><ol>${items.join('')}</ol>`;
}

/** A value inside a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

import { createHash, randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escaped, hidden, page } from '../sandbox-pages/page.ts';
import { personNamed, sandboxPeople, type SandboxPerson } from '../sandbox-pages/people.ts';
import { sandboxDanalKeys } from './danal.keys.ts';

type Fields = Record<string, string>;
type Transaction = { targetUrl: string; backUrl: string; phone: string; who?: SandboxPerson; outcome?: string; isConfirmed: boolean };

const { cpid, cppwd } = sandboxDanalKeys('');

/** uas.teledit.com (`/uas/`) and the popup of wauth.teledit.com. */
export async function danalSandbox(http: FastifyInstance): Promise<void> {
  const transactions = new Map<string, Transaction>();

  http.post<{ Body: Fields }>('/uas/', async ({ body }, reply) => {
    void reply.type('text/plain; charset=utf-8');
    if (body['TXTYPE'] === 'ITEMSEND') return wire(open(body));
    if (body['TXTYPE'] !== 'CONFIRM') return wire({ RETURNCODE: '9999', RETURNMSG: 'TXTYPE 오류' });
    const transaction = transactions.get(body['TID'] ?? '');
    if (transaction?.outcome === 'broken') return reply.code(500).send('');
    return wire(confirm(body['TID'] ?? '', transaction));
  });

  function open({ SERVICE, AUTHTYPE, CPID, CPPWD, TARGETURL }: Fields): Fields {
    if (CPID !== cpid || CPPWD !== cppwd) return { RETURNCODE: '2002', RETURNMSG: 'CP 인증 실패' };
    if (SERVICE !== 'UAS' || AUTHTYPE !== '36' || !URL.canParse(TARGETURL ?? ''))
      return { RETURNCODE: '2001', RETURNMSG: '필수 항목 오류' };
    const TID = Array.from({ length: 30 }, () => randomInt(10)).join('');
    transactions.set(TID, { targetUrl: TARGETURL!, backUrl: '', phone: '01012345678', isConfirmed: false });
    return { RETURNCODE: '0000', RETURNMSG: '성공', TID };
  }

  function confirm(TID: string, transaction: Transaction | undefined): Fields {
    if (!transaction?.who) return { RETURNCODE: '3001', RETURNMSG: '인증 정보 없음', TID };
    if (transaction.outcome === 'refused') return { RETURNCODE: '3002', RETURNMSG: '인증 실패', TID };
    if (transaction.isConfirmed) return { RETURNCODE: '3003', RETURNMSG: '이미 확인된 거래', TID };
    transaction.isConfirmed = true;
    return { RETURNCODE: '0000', RETURNMSG: '성공', TID, ...identityOf(transaction.who), PHONE: transaction.phone };
  }

  http.post<{ Body: Fields }>('/Danal/WebAuth/Web/Start.php', async ({ body }, reply) => {
    const transaction = transactions.get(body['TID'] ?? '');
    void reply.type('text/html; charset=utf-8');
    if (!transaction || transaction.isConfirmed) return page('다날 본인확인', '<p role="alert">거래를 찾을 수 없어요.</p>');
    transaction.backUrl = body['BackURL'] ?? '';
    transaction.phone = body['IsDstAddr'] || transaction.phone;
    return page('다날 본인확인', choices(body['TID']!, transaction));
  });

  http.post<{ Body: Fields }>('/Danal/WebAuth/Web/Finish.php', async ({ body }, reply) => {
    const transaction = transactions.get(body['TID'] ?? '');
    void reply.type('text/html; charset=utf-8');
    if (!transaction) return page('다날 본인확인', '<p role="alert">거래를 찾을 수 없어요.</p>');
    transaction.who = personNamed(body['person'] ?? '');
    transaction.outcome = body['outcome'] ?? 'ok';
    return page(
      '다날 본인확인',
      `<form method="post" action="${escaped(transaction.targetUrl)}">${hidden({ TID: body['TID'], RETURNCODE: '0000', RETURNMSG: '성공' })}
        <button class="main">돌아가기</button></form><script>document.forms[0].submit()</script>`,
    );
  });
}

/** As Danal writes its answers: nothing is percent-encoded. */
function wire(fields: Fields): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function identityOf({ uid, name }: SandboxPerson): Fields {
  const digest = (what: string) => createHash('sha512').update(`${what}:${uid}`).digest();
  const seed = digest('birth');
  const DOB = `${1950 + (seed[0]! % 55)}${String(1 + (seed[1]! % 12)).padStart(2, '0')}${String(1 + (seed[2]! % 28)).padStart(2, '0')}`;
  return {
    NAME: name,
    DOB,
    SEX: String(seed[3]! % 2),
    CI: digest('ci').toString('base64'),
    DI: digest('di').subarray(0, 48).toString('base64'),
  };
}

function choices(TID: string, { backUrl, phone }: Transaction): string {
  const people = Object.entries(sandboxPeople)
    .map(([word, { name }]) => `<button class="main" name="person" value="${escaped(word)}">${escaped(name)}</button>`)
    .join(' ');
  const wrong = (outcome: string, label: string) =>
    `<form method="post" action="Finish.php">${hidden({ TID, person: 'haneul', outcome })}<button>${label}</button></form>`;
  return `<p>휴대폰 번호: ${escaped(phone)}</p>
    <form method="post" action="Finish.php">${hidden({ TID })}<p>누구로 확인할까요?</p>${people}</form>
    <form method="post" action="Finish.php">${hidden({ TID })}<label>그 밖의 사람<input name="person" maxlength="60" required></label><button>이 사람으로 확인</button></form>
    <p><a href="${escaped(backUrl)}">취소</a></p>
    ${wrong('refused', '확인 거절')} ${wrong('broken', '다날 서버 오류')}`;
}

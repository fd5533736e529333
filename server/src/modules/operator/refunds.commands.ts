import type { OperatorService } from './operator.service.ts';

const refundStates = { asked: '요청함', refused: '거절됨', given_up: '포기함', done: '돌려줌' };

type Asked = { what: string | undefined; order: string | undefined; how: string | undefined };
/** Both answer the exit code. */
type Console = { say(line: string): number; refuse(line: string): number };

/** Lists the refunds that are not back, asks again or closes them; the exit code, null for what is no command about refunds. */
export async function runRefunds(operator: OperatorService, { what, order, how }: Asked, { say, refuse }: Console): Promise<number | null> {
  if (what === 'refunds') {
    const open = await operator.openRefunds();
    for (const { idx, title, amount, state, refusal, tries, createdAt, nextAt } of open) {
      const next = nextAt === null ? '다시 요청하지 않아요' : `다음 요청 ${nextAt}`;
      const said = refusal ? [`결제사: ${refusal}`] : [];
      const sum = `${amount.toLocaleString('ko-KR')}원`;
      say([refundStates[state], `주문 ${idx}`, title, sum, `${createdAt}부터 ${tries}번`, next, ...said].join(' · '));
    }
    return say(`아직 돌려주지 못한 결제 ${open.length}건`);
  }
  if (what === 'retry' && order) {
    const asked = await operator.retryRefund(order);
    return asked.ok ? say(`주문 ${order}의 환불을 곧 다시 요청해요.`) : refuse(asked.error.message);
  }
  if (what === 'close' && order && how) {
    const closed = await operator.closeRefund(order, how);
    return closed.ok ? say(`주문 ${order}의 환불을 마쳤다고 적었어요.`) : refuse(closed.error.message);
  }
  return null;
}

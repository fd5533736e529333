import { Type, type Static } from '@fastify/type-provider-typebox';
import { badRequest } from '../../../../platform/errors/app-error.ts';
import { err, ok } from '../../../../platform/errors/result.ts';
import { writtenKinds } from '../../../../platform/moderated.ts';
import { outcomes, type Decision } from '../../../moderation/index.ts';
import { asAnswered, changeAct, listAct, showAct } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { day, oneOf, optional, text } from '../../fields.ts';
import { endOf } from '../common/days.ts';
import { withChanged } from '../common/done.ts';
import { namedThing, thingFields, thingOf } from './written-thing.ts';

const reported = {
  kind: oneOf(writtenKinds, '종류'),
  id: Type.Integer(),
  authorId: orNull(Type.Integer()),
  content: Type.String(),
  reports: Type.Array(
    Type.Object({
      reason: Type.String(),
      detail: orNull(Type.String()),
      createdAt: Type.String(),
      outcome: orNull(oneOf(outcomes, '결과')),
    }),
  ),
};
const Reported = Type.Object(reported);
const noDay = badRequest('NO_SUCH_DAY', '언제까지 제한할지 날짜(until)를 2026-12-01처럼 적어 주세요.');
const named = { area: 'reports' };

function linesOf({ kind, id, authorId, content, reports }: Static<typeof Reported>): string[] {
  const said = reports.map(({ reason, detail, outcome }) => `${detail ? `${reason}: ${detail}` : reason}${outcome ? ` (${outcome})` : ''}`);
  const author = authorId === null ? '탈퇴한 회원' : `쓴 회원 ${authorId}번`;
  return [[`${kind} ${id}번`, author, `신고 ${reports.length}건`, ...said].join(' · '), `  ${content.replaceAll('\n', ' ')}`];
}

export const reportsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '처리를 기다리는 신고를 많이 신고된 것부터 보여요.',
    item: Reported,
    list: async ({ moderation }, asked) => ok(await moderation.listOpen(asked)),
    line: linesOf,
    totalLine: (total) => `기다리는 신고 ${total}개`,
  }),
  showAct({
    ...named,
    verb: 'show',
    help: '글 하나의 신고를 처리한 것까지 보여요.',
    input: thingFields,
    output: reported,
    async run(context, given) {
      const which = await thingOf(context, given);
      return which.ok ? context.moderation.findReported(which.value) : which;
    },
    lines: linesOf,
  }),
  changeAct({
    ...named,
    verb: 'settle',
    help: '신고를 마쳐요: 그대로 두거나(kept), 가리거나(hidden), 가리고 쓴 사람의 글쓰기를 제한해요(blocked).',
    changes: asAnswered,
    input: {
      ...thingFields,
      outcome: oneOf(outcomes, '결과', { positional: true }),
      reason: text('이유. 글쓴이에게 보여요'),
      until: optional(day('blocked일 때 제한하는 마지막 날')),
    },
    async run(context, { outcome, reason, until, ...given }) {
      const which = await thingOf(context, given);
      if (!which.ok) return which;
      if (outcome === 'blocked' && until === undefined) return err(noDay);
      const decision: Decision = outcome === 'blocked' ? { outcome, until: endOf(until!) } : { outcome };
      const details = {
        ...{ ...which.value, outcome, reason: reason.trim() },
        ...(decision.outcome === 'blocked' && { until: decision.until.toISOString() }),
      };
      return context.change(details, async (tx) =>
        withChanged(
          await context.moderation.settle(tx, which.value, decision, reason),
          `${namedThing(which.value)}의 신고를 ${outcome}(으)로 마쳤어요.`,
        ),
      );
    },
  }),
];

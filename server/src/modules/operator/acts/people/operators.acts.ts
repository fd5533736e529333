import { Type } from '@fastify/type-provider-typebox';
import { seoulDate, seoulTime } from '@petcare/time';
import { ok, type Result } from '../../../../platform/errors/result.ts';
import type { EnrolmentCode } from '../../../operators/index.ts';
import { changeAct, listAct, pageOf } from '../../act.ts';
import { orNull } from '../../../../platform/http/fields.ts';
import { word } from '../../fields.ts';

const named = { area: 'operators' };
/** A thief of a session must not make an operator of somebody else. */
const byCommand = { ...named, isByCommandOnly: true };
const email = word('계정의 이메일');
const enrolment = { code: Type.String(), until: Type.String() };

const at = (instant: string) => `${seoulDate(new Date(instant))} ${seoulTime(new Date(instant))}`;

function withCode(named: Result<EnrolmentCode>, sentence: string): Result<{ done: string; code: string; until: string }> {
  if (!named.ok) return named;
  const { nickname, code, until } = named.value;
  return ok({
    done: `${nickname} ${sentence} ${at(until)}까지 /operator에서 이 등록 코드로 인증 앱을 등록해야 해요: ${code}`,
    code,
    until,
  });
}

export const operatorsActs = [
  listAct({
    ...named,
    verb: 'list',
    help: '운영자로 정한 계정과 인증 앱을 등록했는지를 보여요.',
    item: Type.Object({
      userId: Type.Integer(),
      nickname: Type.String(),
      namedAt: Type.String(),
      enrolledAt: orNull(Type.String()),
      recoveryLeft: Type.Integer(),
      lockedUntil: orNull(Type.String()),
    }),
    list: async ({ operators }, asked) => ok(pageOf(await operators.list(), asked)),
    line: ({ userId, nickname, namedAt, enrolledAt, recoveryLeft, lockedUntil }) =>
      [
        `회원 ${userId}번`,
        nickname,
        `${at(namedAt)}에 정함`,
        enrolledAt === null ? '인증 앱을 아직 등록하지 않음' : `인증 앱 등록함, 남은 복구 코드 ${recoveryLeft}개`,
        ...(lockedUntil === null ? [] : [`${at(lockedUntil)}까지 잠김`]),
      ].join(' · '),
    totalLine: (total) => `운영자 ${total}명`,
  }),
  changeAct({
    ...byCommand,
    verb: 'add',
    help: '계정을 운영자로 정하고, 한 시간 동안 쓸 수 있는 등록 코드를 보여요.',
    changes: [],
    input: { email },
    more: enrolment,
    run: ({ change, operators }, given) =>
      change({ email: given.email }, async (tx) => withCode(await operators.add(tx, given.email), '회원을 운영자로 정했어요.')),
  }),
  changeAct({
    ...byCommand,
    verb: 'reset',
    help: '잃어버린 인증 앱과 복구 코드를 지우고, 새 등록 코드를 보여요.',
    changes: [],
    input: { email },
    more: enrolment,
    run: ({ change, operators }, given) =>
      change({ email: given.email }, async (tx) => withCode(await operators.reset(tx, given.email), '회원의 인증 앱을 삭제했어요.')),
  }),
  changeAct({
    ...byCommand,
    verb: 'remove',
    help: '계정을 운영자에서 해제하고, 열려 있는 세션을 바로 끝내요.',
    changes: [],
    input: { email },
    run: ({ change, operators }, given) =>
      change({ email: given.email }, async (tx) => {
        const removed = await operators.remove(tx, given.email);
        return removed.ok ? ok({ done: `${removed.value.nickname} 회원을 운영자에서 해제했어요.` }) : removed;
      }),
  }),
];

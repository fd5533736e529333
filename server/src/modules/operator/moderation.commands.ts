import { addDays, instantOf, seoulDate } from '@petcare/time';
import { parseId } from '../../platform/database/ids.ts';
import { badRequest, notFound, type AppError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { writtenKinds, type WrittenKind } from '../../platform/moderated.ts';
import { outcomes, type Decision, type ReportedThing, type ThingRef } from '../moderation/index.ts';
import type { OperatorModeration } from './moderation.service.ts';

/** As they were typed. `until`: the last day in Seoul. `json`: answers are for programs. */
export type ModerationValues = { reason?: string | undefined; until?: string | undefined; json?: boolean | undefined };
type Say = { say(line: string): number; refuse(line: string): number };
type Typed = readonly (string | undefined)[];

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const noKind = badRequest('NO_SUCH_KIND', `종류는 ${writtenKinds.join(', ')} 가운데 하나예요.`);
const noDay = badRequest('NO_SUCH_DAY', '날짜는 --until 2026-12-01처럼 적어 주세요.');
const noReason = badRequest('NO_REASON', '--reason "이유"를 적어 주세요.');

/** `reports …`, `hide …`, `restore …`, `block …`, `unblock …`, `blocks`, `words …`. Null where it is none of them. */
export async function runModeration(
  moderation: OperatorModeration,
  typed: Typed,
  values: ModerationValues,
  { say, refuse }: Say,
): Promise<number | null> {
  const answer = await answerTo(moderation, typed, values);
  if (answer === null) return null;
  if (!answer.ok) {
    const { code, message } = answer.error;
    return refuse(values.json ? JSON.stringify({ error: { code, message } }) : message);
  }
  const { lines, json } = answer.value;
  for (const line of values.json ? [JSON.stringify(json)] : lines) say(line);
  return 0;
}

type Answer = Result<{ lines: string[]; json: unknown }>;
const done = (line: string): Answer => ok({ lines: [line], json: { done: line } });
const saying = (result: Result<unknown>, line: string): Answer => (result.ok ? done(line) : result);

async function answerTo(moderation: OperatorModeration, typed: Typed, values: ModerationValues): Promise<Answer | null> {
  const [command, what, ...rest] = typed;
  switch (command) {
    case 'reports':
      return answerReports(moderation, [what, ...rest], values);
    case 'hide':
    case 'restore': {
      const which = await whichOf(moderation, what, rest[0]);
      if (!which.ok) return which;
      const { reason } = values;
      if (reason === undefined) return err(noReason);
      const named = `${which.value.kind} ${which.value.id}번`;
      return command === 'hide'
        ? saying(await moderation.hide(which.value, reason), `${named}을 가렸어요.`)
        : saying(await moderation.restore(which.value, reason), `${named}을 다시 보여요.`);
    }
    case 'block': {
      if (!what) return null;
      const [until, { reason }] = [untilOf(values.until), values];
      if (!until.ok) return until;
      if (reason === undefined) return err(noReason);
      const blocked = await moderation.block(what, until.value, reason);
      return blocked.ok ? done(`${blocked.value.nickname} 회원의 글쓰기를 ${values.until}까지 제한했어요.`) : blocked;
    }
    case 'unblock': {
      if (!what) return null;
      if (values.reason === undefined) return err(noReason);
      const unblocked = await moderation.unblock(what, values.reason);
      return unblocked.ok ? done(`${unblocked.value.nickname} 회원의 글쓰기 제한을 풀었어요.`) : unblocked;
    }
    case 'blocks': {
      const blocked = await moderation.listBlocked();
      const lines = blocked.map(({ userId, nickname, email, until, reason }) =>
        [`${userId}번`, nickname, email, `${seoulDate(Date.parse(until) - 1)}까지`, reason].join(' · '),
      );
      return ok({ lines: [...lines, `글쓰기가 제한된 회원 ${blocked.length}명`], json: blocked });
    }
    case 'words':
      return answerWords(moderation, what, rest[0]);
    default:
      return null;
  }
}

async function answerReports(
  moderation: OperatorModeration,
  [what, kind, id, outcome]: Typed,
  values: ModerationValues,
): Promise<Answer | null> {
  if (what === 'list') {
    const open = await moderation.listOpen();
    return ok({ lines: [...open.flatMap(linesOf), `기다리는 신고 ${open.length}개`], json: open });
  }
  if (what !== 'show' && what !== 'settle') return null;
  const which = await whichOf(moderation, kind, id);
  if (!which.ok) return which;
  if (what === 'show') {
    const found = await moderation.findReported(which.value);
    return found.ok ? ok({ lines: linesOf(found.value), json: found.value }) : found;
  }
  const decision = decisionOf(outcome, values);
  if (!decision.ok) return decision;
  if (values.reason === undefined) return err(noReason);
  const settled = await moderation.settle(which.value, decision.value, values.reason);
  return saying(settled, `${which.value.kind} ${which.value.id}번의 신고를 ${decision.value.outcome}(으)로 마쳤어요.`);
}

async function answerWords(moderation: OperatorModeration, what: string | undefined, word: string | undefined): Promise<Answer | null> {
  if (what === 'list') {
    const words = await moderation.words.list();
    return ok({ lines: [...words.map((one) => one.word), `금칙어 ${words.length}개`], json: words.map((one) => one.word) });
  }
  if (word === undefined) return null;
  if (what === 'add') return saying(await moderation.words.add(word), `‘${word}’을(를) 금칙어에 넣었어요.`);
  if (what === 'remove') return saying(await moderation.words.remove(word), `‘${word}’을(를) 금칙어에서 뺐어요.`);
  return null;
}

function linesOf({ kind, id, authorId, content, reports }: ReportedThing): string[] {
  const said = reports.map(({ reason, detail, outcome }) => `${detail ? `${reason}: ${detail}` : reason}${outcome ? ` (${outcome})` : ''}`);
  const author = authorId === null ? '탈퇴한 회원' : `쓴 회원 ${authorId}번`;
  return [[`${kind} ${id}번`, author, `신고 ${reports.length}건`, ...said].join(' · '), `  ${content.replaceAll('\n', ' ')}`];
}

/** A thing by its kind and number; a post also by its address: `mypet/12`. */
async function whichOf(moderation: OperatorModeration, kind: string | undefined, id: string | undefined): Promise<Result<ThingRef>> {
  if (!isKind(kind)) return err(noKind);
  const [board = '', idx] = (id ?? '').split('/');
  if (kind !== 'post' || idx === undefined) return /^\d+$/.test(id ?? '') ? ok({ kind, id: parseId(id!) }) : err(noNumber);
  const found = await moderation.findPost(board, /^\d{1,9}$/.test(idx) ? Number(idx) : 0);
  return found.ok ? ok({ kind, id: found.value }) : found;
}
const noNumber: AppError = notFound('번호를 숫자로 적어 주세요. 글은 mypet/12처럼 적어도 돼요.');

const isKind = (kind: string | undefined): kind is WrittenKind => writtenKinds.some((one) => one === kind);

function decisionOf(given: string | undefined, values: ModerationValues): Result<Decision> {
  const outcome = outcomes.find((one) => one === given);
  if (!outcome) return err(badRequest('NO_SUCH_OUTCOME', `결과는 ${outcomes.join(', ')} 가운데 하나예요.`));
  if (outcome !== 'blocked') return ok({ outcome });
  const until = untilOf(values.until);
  return until.ok ? ok({ outcome, until: until.value }) : until;
}

/** The end of a day in Seoul. */
function untilOf(day: string | undefined): Result<Date> {
  return day !== undefined && DAY.test(day) ? ok(new Date(instantOf(addDays(day, 1), '00:00'))) : err(noDay);
}

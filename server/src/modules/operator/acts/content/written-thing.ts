import { Type } from '@fastify/type-provider-typebox';
import { parseId } from '../../../../platform/database/ids.ts';
import { notFound } from '../../../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../../../platform/errors/result.ts';
import { writtenKinds, type WrittenKind } from '../../../../platform/moderated.ts';
import type { ThingRef } from '../../../moderation/index.ts';
import { oneOf } from '../../fields.ts';
import type { OperatorServices } from '../../operator-services.ts';

/** One thing that somebody has written, as an operator names it. */
export const thingFields = {
  kind: oneOf(writtenKinds, '글의 종류', { positional: true }),
  id: Type.String({ description: '번호. 글(post)은 mypet/12처럼 게시판과 번호로도 적어요', positional: true }),
};

const noNumber = notFound('번호를 숫자로 적어 주세요. 글은 mypet/12처럼 적어도 돼요.');

export async function thingOf(
  { boards }: Pick<OperatorServices, 'boards'>,
  { kind, id }: { kind: WrittenKind; id: string },
): Promise<Result<ThingRef>> {
  const [board = '', idx] = id.split('/');
  if (kind !== 'post' || idx === undefined) return /^\d+$/.test(id) ? ok({ kind, id: parseId(id) }) : err(noNumber);
  const found = await boards.findPostId(board, /^\d{1,9}$/.test(idx) ? Number(idx) : 0);
  return found.ok ? ok({ kind, id: found.value }) : found;
}

export const namedThing = ({ kind, id }: ThingRef) => `${kind} ${id}번`;

import { createAttempts, rest, useRest, type RestAnswer, type RestData, type RestPath, type RestState } from '@petcare/api';
import { useEffect, useState } from 'react';
import { useGate } from '../gate/gate-context.ts';

/** The acts of the desk, as the API describes them: the page is made of it, and has no list of its own. */
export type Area = RestData<'get', '/api/operator/acts'>['areas'][number];
export type Act = Area['acts'][number];
export type ActField = Act['fields'][number];

/** One thing of a list, by the names of its act's schema. */
export type Item = Record<string, unknown>;
export type ItemPage = { items: Item[]; total: number; page: number; count: number };

/** The input of an act as a form gives it: texts, numbers, yes or no, files, lists of texts. */
export type ActInput = Record<string, string | number | boolean | File | string[] | number[] | undefined>;
export type ActAnswer = { done: string };

const addressOf = (area: string, verb: string) => `/api/operator/${area}/${verb}`;
const isOver = (code: string | null | undefined) => code === 'SECOND_FACTOR_NEEDED';

/** The state of a call of the desk; when the session is over, it waits: the code is asked for, and the call is made again. */
export function useDesk<P extends RestPath<'get'>>(address: P, query: object = {}, pause = false): RestState<RestData<'get', P>> {
  const { round, end } = useGate();
  const asked = useRest(address, { query, pause } as never) as RestState<RestData<'get', P>>;
  const { code, refetch } = asked;
  useEffect(() => {
    if (isOver(code)) end();
  }, [code, end]);
  useEffect(() => {
    if (round > 0) refetch();
  }, [round, refetch]);
  return isOver(code) ? { ...asked, error: null } : asked;
}

/** A list or one thing of an act that the API has described. */
export function useAct<Answer>(area: string, verb: string | undefined, query: object): RestState<Answer> {
  return useDesk(addressOf(area, verb ?? '') as RestPath<'get'>, query, verb === undefined) as unknown as RestState<Answer>;
}

type Send = (address: string, options: object) => Promise<RestAnswer<ActAnswer>>;
const post = rest.post as unknown as Send;

/** Sends an act, each one under a key, so that one whose answer got lost is done once. */
export function useSendAct(area: string, { verb, fields }: Act) {
  const { end } = useGate();
  const [attempts] = useState(createAttempts);
  const hasFiles = fields.some(({ type }) => type === 'file');
  return async (input: ActInput): Promise<RestAnswer<ActAnswer>> => {
    const key = attempts.keyFor(...Object.values(input));
    const answer = await post(addressOf(area, verb), { [hasFiles ? 'form' : 'body']: input, idempotencyKey: key });
    if (answer.success || answer.error.code !== 'UNREACHABLE') attempts.answered();
    if (!answer.success && isOver(answer.error.code)) end();
    return answer;
  };
}

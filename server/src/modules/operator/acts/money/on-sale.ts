import type { Static, TInteger } from '@fastify/type-provider-typebox';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Result } from '../../../../platform/errors/result.ts';
import type { Topic } from '../../../../platform/topics.ts';
import { changeAct, type ActContext } from '../../act.ts';
import type { ActDetails } from '../../operator.sql.ts';
import { done } from '../common/done.ts';

type Goods<Name extends string> = {
  area: string;
  noun: string;
  input: Record<Name, TInteger>;
  changes: readonly Topic[];
  detailsOf(id: number): ActDetails;
  setOnSale(context: ActContext, tx: Transaction, id: number, isOnSale: boolean): Promise<Result<null>>;
};

/** Takes goods off sale and puts them back. */
export function setOnSaleActs<Name extends string>({ area, noun, input, changes, detailsOf, setOnSale }: Goods<Name>) {
  const [name] = Object.keys(input) as [Name];
  const act = (verb: string, help: string, isOnSale: boolean, sentence: string) =>
    changeAct({
      area,
      verb,
      help,
      changes,
      input,
      run(context, given) {
        const id = (given as Record<Name, Static<TInteger>>)[name];
        return context.change(detailsOf(id), async (tx) =>
          done(await setOnSale(context, tx, id, isOnSale), `${noun} ${id}번을 ${sentence}.`),
        );
      },
    });
  return [
    act('retire', `${noun} 판매를 멈춰요. 이미 산 것은 그대로 쓸 수 있어요.`, false, '그만 팔아요. 이미 산 것은 그대로 쓸 수 있어요'),
    act('sell', `${noun}을 다시 팔아요.`, true, '다시 팔아요'),
  ];
}

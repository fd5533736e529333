import { unwrap, type Result } from '../platform/errors/result.ts';
import { createOperator, findAct, runCommand, type ListedAct } from '../modules/operator/index.ts';
import type { TestApp } from './with-app.ts';

/** Options of a command by their names; true is one without a value. */
export type TypedValues = Record<string, string | boolean | undefined>;

/** Somebody who operates this app by its acts (`reports settle`) and at its command line. */
export function operatorOf({ services, db, clock }: Pick<TestApp, 'services' | 'db' | 'clock'>, by: string | null = null) {
  const operator = createOperator({ ...services, db, clock });
  const run = async <Output>(name: string, input: object, { isTrial = false } = {}): Promise<Result<Output>> => {
    const [area = '', verb = ''] = name.split(' ');
    const act = findAct(area, verb);
    if (!act) throw new Error(`${name} is no act`);
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
    return (await operator.run(act, given, { by, isTrial, isText: true })) as Result<Output>;
  };
  return {
    run: <Output = { done: string }>(name: string, input: object = {}, how: { isTrial?: boolean } = {}) => run<Output>(name, input, how),
    /** The first hundred of a list. */
    async list<Item>(name: string, input: object = {}): Promise<Item[]> {
      return unwrap(await run<{ items: Item[] }>(name, { ...input, count: 100 })).items;
    },
    /** As it is typed: what is said, and the exit code. */
    async type(line: string, values: TypedValues = {}): Promise<{ code: number; said: string }> {
      const said: string[] = [];
      const say = (words: string) => void said.push(words);
      const options = Object.entries(values).flatMap(([name, value]) =>
        value === undefined || value === false ? [] : value === true ? [`--${name}`] : [`--${name}`, value],
      );
      const words = [...line.split(' ').filter(Boolean), ...options];
      const code = await runCommand(operator, words, { say, refuse: say, by, addressOf: (path) => path });
      return { code, said: said.join('\n') };
    },
    /** The acts of operators, oldest first. */
    async acts(): Promise<Omit<ListedAct, 'id'>[]> {
      const listed: ListedAct[] = [];
      for (let page = 1, total = 1; listed.length < total; page += 1) {
        const part = unwrap(await run<{ items: ListedAct[]; total: number }>('acts list', { page, count: 100 }));
        listed.push(...part.items);
        total = part.total;
      }
      return listed.reverse().map(({ act, details, by: who, createdAt }) => ({ act, details, by: who, createdAt }));
    },
  };
}

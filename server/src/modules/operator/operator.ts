import type { Result } from '../../platform/errors/result.ts';
import type { Act } from './act.ts';
import { runAct, type ActDeps, type Acting } from './run-act.ts';

export type Operator = {
  /** Input that nobody has looked at yet; the output is as the act's schema says. */
  run(act: Act, input: unknown, acting: Acting): Promise<Result<unknown>>;
};

export function createOperator(deps: ActDeps): Operator {
  return { run: (act, input, acting) => runAct(deps, act, input, acting) };
}

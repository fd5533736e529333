import { Value } from 'typebox/value';
import { inTransaction } from '../../platform/database/transaction.ts';
import { badRequest, validationFailed, type PropertyError } from '../../platform/errors/app-error.ts';
import { err, ok, type Result } from '../../platform/errors/result.ts';
import { propertyErrors, validatorCompiler } from '../../platform/refusals/validation.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Act, ActContext, RecordedChange } from './act.ts';
import { fieldOf } from './fields.ts';
import { paragraphsOf } from './page-text.ts';
import type { OperatorServices } from './operator-services.ts';
import { tellPages } from '../../platform/page-news/page-news.sql.ts';
import { insertAct, type ActDetails } from './operator.sql.ts';

/** `by`: who acts. `isTrial`: nothing of it stays, and nothing is written down. `isText`: numbers come as they were typed. */
export type Acting = { by: string | null; isTrial?: boolean; isText?: boolean };
export type ActDeps = OperatorServices & { db: Database; clock: Clock };

const onTrial = badRequest('ON_TRIAL', '해 보기만 했어요.');

/** An act of the table, with input that nobody has looked at yet: its output, with what its schema names and no more. */
export async function runAct(deps: ActDeps, act: Act, given: unknown, acting: Acting): Promise<Result<unknown>> {
  const input = readInput(act, given, acting.isText ?? false);
  if (!input.ok) return input;
  const recorded = recordedChange(deps, act, { ...acting, input: input.value });
  const context: ActContext = { ...deps, by: acting.by, change: recorded.change };
  const answer = await act.run(context, input.value as never);
  const output = recorded.tried() ?? answer;
  if (output.ok && recorded.times() !== (act.kind === 'change' || act.kind === 'final' ? 1 : 0)) {
    throw new Error(`${act.area} ${act.verb} has to be written down once if it changes something, and never otherwise`);
  }
  return output.ok ? ok(Value.Clean(act.output, Value.Clone(output.value))) : output;
}

/** The one place where operators change something: all of it, its lines in the log and the news for public pages, or nothing. */
function recordedChange({ db, clock }: ActDeps, { area, verb, changes }: Act, { by, isTrial, input }: Acting & { input: unknown }) {
  let times = 0;
  let tried: Result<unknown> | undefined;

  const change: RecordedChange = async (details, doIt) => {
    return inTransaction(db, async (tx): Promise<Awaited<ReturnType<typeof doIt>>> => {
      const others: { verb: string; details: ActDetails }[] = [];
      const output = await doIt(tx, (other, about) => others.push({ verb: other, details: about }));
      if (!output.ok) return output;
      times += 1;
      const own = { verb, details: typeof details === 'function' ? details(output.value) : details };
      for (const line of [own, ...others]) await insertAct(tx, { act: `${area} ${line.verb}`, details: line.details, by }, clock.now());
      await tellPages(tx, changes(input as never, output.value as never));
      if (!isTrial) return output;
      tried = output;
      return err(onTrial);
    });
  };
  return { change, times: () => times, tried: () => tried };
}

type Check = (input: unknown) => { value?: unknown; error?: Parameters<typeof propertyErrors>[0] };
const checks = new WeakMap<Act, { text: Check; json: Check }>();

function checkOf(act: Act, isText: boolean): Check {
  const known = checks.get(act);
  if (known) return isText ? known.text : known.json;
  const compiled = (httpPart: string) => validatorCompiler({ schema: act.input, method: 'POST', url: '', httpPart }) as Check;
  const made = { text: compiled('querystring'), json: compiled('body') };
  checks.set(act, made);
  return isText ? made.text : made.json;
}

function readInput(act: Act, given: unknown, isText: boolean): Result<unknown> {
  const { value, error } = checkOf(act, isText)(given ?? {});
  if (!error) return ok(withPages(act, value as Record<string, unknown>));
  const errors = propertyErrors(error);
  const [first] = errors;
  return err({ ...validationFailed(errors), ...(first && { message: sentenceOf(act, first) }) });
}

/** The input with HTML where a page is asked for: any other text becomes its paragraphs. */
function withPages(act: Act, input: Record<string, unknown>): Record<string, unknown> {
  const pages = Object.entries(act.input.properties).filter(([, schema]) => fieldOf(schema).file === 'page');
  const made = pages.flatMap(([name]) => {
    const text = input[name];
    return typeof text === 'string' && !/^\s*</.test(text) ? [[name, paragraphsOf(text)]] : [];
  });
  return { ...input, ...(Object.fromEntries(made) as Record<string, string>) };
}

/** The fault of a property, with its label in front. */
export function sentenceOf(act: Act, { property, constraints }: PropertyError): string {
  const schema = act.input.properties[property.split('.')[0] ?? ''];
  const { label, words } = schema ? fieldOf(schema) : { label: property, words: [] as string[] };
  const sentence = Object.values(constraints)[0] ?? '다시 확인해 주세요.';
  return `${label}: ${words.length > 0 && 'isIn' in constraints ? `${words.join(', ')} 가운데 하나예요.` : sentence}`;
}

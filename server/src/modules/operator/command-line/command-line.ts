import type { AppError } from '../../../platform/errors/app-error.ts';
import { toAppError } from '../../../platform/refusals/wire.ts';
import { err, type Result } from '../../../platform/errors/result.ts';
import { areas, findAct } from '../acts/table.ts';
import type { Act, AddressOf } from '../act.ts';
import type { Operator } from '../operator.ts';
import { sentenceOf } from '../run-act.ts';
import { csvOf } from './csv.ts';
import { withFiles } from './files.ts';
import { helpOfAct, helpOfAll, helpOfArea } from './help.ts';
import { nearestWord } from './nearest-word.ts';
import { optionOf, readWords, type UsualOptions } from './typed-words.ts';

/** The destination of lines, and the name under which an operator acts. */
export type Terminal = { say(line: string): void; refuse(line: string): void; by: string | null; addressOf: AddressOf };

const DONE = 0;
const REFUSED = 1;
const MISTYPED = 2;

/** A command as it was typed; its exit code. */
export async function runCommand(operator: Operator, words: readonly string[], terminal: Terminal): Promise<number> {
  const { say } = terminal;
  const [first, second, ...rest] = words;
  if (first === undefined || first === '--help' || (first === 'help' && second === undefined)) return sayAll(helpOfAll(), say);
  const [area, verb, more] = first === 'help' ? [second!, rest[0], ['--help']] : [first, second, rest];
  if (!Object.hasOwn(areas, area)) return mistyped(terminal, area, Object.keys(areas), 'npm run operator -- help에 모두 있어요.');
  if (verb === undefined || verb === '--help') return sayAll(helpOfArea(area), say);
  const act = findAct(area, verb);
  const verbs = areas[area]!.acts.map((one) => one.verb);
  if (!act)
    return mistyped(
      terminal,
      `${area} ${verb}`,
      verbs.map((one) => `${area} ${one}`),
      `할 일은 ${verbs.join(', ')} 가운데 하나예요.`,
    );
  return runTyped(operator, act, more, terminal);
}

async function runTyped(operator: Operator, act: Act, words: readonly string[], terminal: Terminal): Promise<number> {
  const { say, refuse, by } = terminal;
  const typed = readWords(act, words);
  if (!typed.ok) {
    if ('unknown' in typed) return mistyped(terminal, typed.unknown, typed.known, `${act.area} ${act.verb} --help에 모두 있어요.`);
    refuse(typed.sentence);
    return MISTYPED;
  }
  const { input, usual } = typed;
  if (usual.help) return sayAll(helpOfAct(act), say);
  const files = await withFiles(act, input);
  const answer = files.ok ? await expected(() => operator.run(act, files.value, { by, isTrial: usual['dry-run'], isText: true })) : files;
  if (!answer.ok) return refusal(act, answer.error, usual, refuse);
  return sayAll(linesOf(act, answer.value, usual, terminal.addressOf), say);
}

function linesOf(act: Act, output: unknown, { json, csv, 'dry-run': isTrial }: UsualOptions, addressOf: AddressOf): string[] {
  if (csv) return [csvOf(act, output)];
  if (json) return [JSON.stringify(output)];
  const lines = act.lines(output as never, addressOf);
  return isTrial ? [...lines, '해 보기만 했어요. 바꾼 것도 보낸 것도 없어요.'] : lines;
}

/** Prints an error that a person can do something about, and throws any other on. */
async function expected(act: () => Promise<Result<unknown>>): Promise<Result<unknown>> {
  try {
    return await act();
  } catch (error) {
    const known = toAppError(error);
    if (known.status >= 500) throw error;
    return err(known);
  }
}

function refusal(act: Act, error: AppError, { json }: UsualOptions, refuse: Terminal['refuse']): number {
  const { code, message, errors = [] } = error;
  const names = errors.filter(({ property }) => property in act.input.properties);
  const lines =
    names.length > 0 && code === 'VALIDATION_FAILED' && message === sentenceOf(act, names[0]!)
      ? names.map((one) => named(act, one))
      : [message];
  for (const line of json ? [JSON.stringify({ error: { code, message } })] : lines) refuse(line);
  return REFUSED;
}

/** The fault of a property, named as it is typed. */
function named(act: Act, failed: Parameters<typeof sentenceOf>[1]): string {
  const { positional = false } = act.input.properties[failed.property] as { positional?: boolean };
  return `${positional ? `<${failed.property}>` : `--${optionOf(failed.property)}`} ${sentenceOf(act, failed)}`;
}

function mistyped({ refuse }: Terminal, typed: string, known: readonly string[], where: string): number {
  const nearest = nearestWord(typed, known);
  refuse(`‘${typed}’은(는) 없어요.${nearest === undefined ? '' : ` ‘${nearest}’을(를) 쓰려던 건가요?`} ${where}`);
  return MISTYPED;
}

function sayAll(lines: readonly string[], say: Terminal['say']): number {
  for (const line of lines) say(line);
  return DONE;
}

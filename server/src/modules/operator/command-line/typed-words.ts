import { parseArgs } from 'node:util';
import type { Act } from '../act.ts';
import { fieldOf } from '../fields.ts';

/** Options that every act takes on the command line. */
export type UsualOptions = { json: boolean; csv: boolean; 'dry-run': boolean; help: boolean };
/** Texts as they were typed, by the names of the input's properties. */
export type TypedWords =
  | { ok: true; input: Record<string, string | string[] | boolean>; usual: UsualOptions }
  | { ok: false; unknown: string; known: string[] }
  | { ok: false; sentence: string };

const usualOptions = {
  json: '프로그램이 읽을 JSON으로 답해요',
  csv: '표 계산 프로그램이 여는 CSV로 답해요',
  'dry-run': '해 보기만 하고 아무것도 바꾸지 않아요',
  help: '이 설명',
} as const;

/** A list can be a file, a change can be tried. */
export function usualOptionsOf({ kind }: Act): [name: string, label: string][] {
  const isChange = kind === 'change' || kind === 'final';
  return Object.entries(usualOptions).filter(([name]) => (name !== 'csv' || kind === 'list') && (name !== 'dry-run' || isChange));
}

export const optionOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The words after an act's name. */
export function readWords(act: Act, words: readonly string[]): TypedWords {
  const fields = Object.entries(act.input.properties).map(([name, schema]) => ({
    name,
    option: optionOf(name),
    ...fieldOf(schema),
    isRequired: act.input.required?.includes(name) ?? false,
  }));
  const named = fields.filter(({ isPositional }) => !isPositional);
  const flags = named.filter(({ type }) => type === 'boolean');
  const options = Object.fromEntries([
    ...usualOptionsOf(act).map(([name]) => [name, { type: 'boolean' as const }]),
    ...named.map(({ option, type }) => [option, { type: type === 'boolean' ? ('boolean' as const) : ('string' as const) }]),
    ...flags.map(({ option }) => [`no-${option}`, { type: 'boolean' as const }]),
  ]) as Record<string, { type: 'boolean' | 'string' }>;
  const { values, positionals, tokens } = parseArgs({ args: [...words], options, allowPositionals: true, strict: false, tokens: true });

  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) return { ok: false, unknown: token.rawName, known: Object.keys(options).map((name) => `--${name}`) };
    if (option.type === 'string' && token.value === undefined) return { ok: false, sentence: `${token.rawName} 뒤에 값을 적어 주세요.` };
    if (option.type === 'boolean' && token.value !== undefined) return { ok: false, sentence: `${token.rawName}에는 값을 적지 않아요.` };
  }
  const input: Record<string, string | string[] | boolean> = {};
  for (const { name, option, type } of named) {
    if (values[option] !== undefined) input[name] = values[option] as string | boolean;
    if (type === 'boolean' && values[`no-${option}`] === true) input[name] = false;
  }
  const left = [...positionals];
  for (const { name, type } of fields.filter(({ isPositional }) => isPositional)) {
    if (left.length > 0) input[name] = type === 'array' ? left.splice(0) : left.shift()!;
  }
  if (left.length > 0) return { ok: false, sentence: `‘${left.join(' ')}’은(는) 남는 말이에요. 띄어 쓴 말은 따옴표로 묶어 주세요.` };
  const usual = {
    json: values['json'] === true,
    csv: values['csv'] === true,
    'dry-run': values['dry-run'] === true,
    help: values['help'] === true,
  };
  return { ok: true, input, usual };
}

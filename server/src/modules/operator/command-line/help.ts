import { areas } from '../acts/table.ts';
import type { Act } from '../act.ts';
import { fieldOf } from '../fields.ts';
import { optionOf, usualOptionsOf } from './typed-words.ts';

const START = 'npm run operator --';

/** One line an area. */
export function helpOfAll(): string[] {
  const width = Math.max(...Object.keys(areas).map((area) => area.length));
  const lines = Object.entries(areas).map(
    ([area, { label, acts }]) => `  ${area.padEnd(width)}  ${label}: ${acts.map(({ verb }) => verb).join(', ')}`,
  );
  return [`사용법: ${START} <무엇> <할 일> …`, ...lines, `자세한 설명: ${START} help <무엇>, ${START} <무엇> <할 일> --help`];
}

/** One line an act. */
export function helpOfArea(area: string): string[] {
  const { label, acts } = areas[area]!;
  return [label, ...acts.flatMap((act) => [`  ${usageOf(act)}`, `      ${act.help}${act.kind === 'final' ? ' 되돌릴 수 없어요.' : ''}`])];
}

export function helpOfAct(act: Act): string[] {
  const fields = Object.entries(act.input.properties).map(([name, schema]): [string, string] => {
    const { label, isPositional, words } = fieldOf(schema);
    return [isPositional ? `<${name}>` : `--${optionOf(name)}`, words.length > 0 ? `${label}: ${words.join(', ')}` : label];
  });
  const usual = usualOptionsOf(act).map(([name, label]): [string, string] => [`--${name}`, label]);
  const all = [...fields, ...usual];
  const width = Math.max(...all.map(([name]) => name.length));
  return [
    `${START} ${usageOf(act)}`,
    `${act.help}${act.kind === 'final' ? ' 되돌릴 수 없어요. --dry-run으로 먼저 해 볼 수 있어요.' : ''}`,
    ...all.map(([name, label]) => `  ${name.padEnd(width)}  ${label}`),
  ];
}

/** reports settle <kind> <id> <outcome> --reason … [--until …] */
export function usageOf({ area, verb, input }: Act): string {
  const parts = Object.entries(input.properties).map(([name, schema]) => {
    const { isPositional, type } = fieldOf(schema);
    const more = type === 'array' ? ' …' : '';
    const said = isPositional ? `<${name}>${more}` : type === 'boolean' ? `--${optionOf(name)}` : `--${optionOf(name)} …`;
    return input.required?.includes(name) && !('default' in schema) ? said : `[${said}]`;
  });
  return [area, verb, ...parts].join(' ');
}

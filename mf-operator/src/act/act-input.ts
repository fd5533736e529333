import type { Act, ActField, ActInput, Item } from '../desk/operator-api.ts';

/** What a form holds: texts as they are typed, ticks, files. */
export type FieldValue = string | boolean | File | null;
export type FormValues = Record<string, FieldValue>;

/** Names of a thing under which other acts know its number. */
const numbers = ['number', 'idx'];

/** What a thing says of a field of an act that is about it; undefined where it says nothing. */
export function givenBy(item: Item | null, { name, isMany, type }: ActField): string | undefined {
  if (!item || isMany || type === 'file') return undefined;
  const value = item[name] ?? (numbers.includes(name) ? item['id'] : undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Whether an act is about a thing like this: what it has to know first is something that the thing says. */
export function isAbout(item: Item, { fields }: Act): boolean {
  const first = fields.find(({ isRequired }) => isRequired);
  return first !== undefined && names(first) && givenBy(item, first) !== undefined;
}

/** A field that says which thing. */
function names({ name }: ActField): boolean {
  return ['id', 'kind', 'order', 'orderIdx', 'word', 'userId', 'who', 'businessId', ...numbers].includes(name) || name.endsWith('Id');
}

/** Those of the fields that say which thing it is. */
export function knownOf(item: Item | null, { fields }: Act): Record<string, string> {
  const known = fields.filter(names).map((field): [string, string | undefined] => [field.name, givenBy(item, field)]);
  return Object.fromEntries(known.filter((one): one is [string, string] => one[1] !== undefined));
}

export function emptyValues(act: Act, item: Item | null): FormValues {
  const known = knownOf(item, act);
  return Object.fromEntries(
    act.fields.map((field): [string, FieldValue] => {
      if (field.name in known) return [field.name, known[field.name]!];
      if (field.type === 'flag') return [field.name, item?.[field.name] === true];
      if (field.type === 'file') return [field.name, null];
      // A thing that is changed begins as it is; what decides about it begins empty.
      return [field.name, isChangeOf(act) ? (givenBy(item, field) ?? '') : ''];
    }),
  );
}

function isChangeOf({ verb }: Act): boolean {
  return ['change', 'edit', 'correct'].includes(verb);
}

/** Korean sentences by field, of what can be said before the server looks. */
export function checkValues(act: Act, values: FormValues): Record<string, string> {
  const faults = act.fields.flatMap(({ name, label, type, isRequired, isMany }): [string, string][] => {
    const value = values[name];
    const isEmpty = value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
    if (isEmpty) return isRequired && type !== 'flag' ? [[name, `${label.split(/[.(]/)[0]!.trim()}: 적어 주세요.`]] : [];
    if (type !== 'number' || typeof value !== 'string') return [];
    const numbers = isMany ? linesOf(value) : [value];
    return numbers.every((one) => /^-?[\d,]+(\.\d+)?$/.test(one.trim())) ? [] : [[name, '숫자로 적어 주세요.']];
  });
  return Object.fromEntries(faults);
}

/** As the act takes it: what was left empty is left out. */
export function inputOf(act: Act, values: FormValues): ActInput {
  const given = act.fields.flatMap((field): [string, ActInput[string]][] => {
    const value = typed(field, values[field.name] ?? null);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(given);
}

function typed({ type, isMany, isRequired, file }: ActField, value: FieldValue): ActInput[string] {
  if (typeof value === 'boolean') return value || isRequired ? value : undefined;
  if (value === null || value instanceof File) return value ?? undefined;
  const text = value.trim();
  if (text === '') return undefined;
  const numberOf = (one: string) => Number(one.replaceAll(',', ''));
  if (isMany) return type === 'number' ? linesOf(text).map(numberOf) : linesOf(text);
  if (type === 'number') return numberOf(text);
  return file === 'page' ? pageOf(text) : text;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Paragraphs as HTML; whoever writes HTML has written it. */
function pageOf(text: string): string {
  if (text.startsWith('<')) return text;
  const escaped = text.replace(/[&<>]/g, (sign) => escapes[sign]!);
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

import type { Act, ActField, ActInput, Item } from '../api/operator-api.ts';

/** The content of a form: texts as they are typed, ticks, files. */
export type FieldValue = string | boolean | File | null;
export type FormValues = Record<string, FieldValue>;

/** Says which thing an act is about. */
const isKey = ({ isPositional, isRequired, isMany, type }: ActField) =>
  isPositional && isRequired && !isMany && type !== 'flag' && type !== 'file';

/** Names under which a list has what an act asks for. */
const otherNames: Record<string, readonly string[]> = { order: ['idx'], account: ['email', 'userId', 'id'] };
/** These make something new, whatever it is called. */
const makers = ['add', 'open'];

/** A thing's value for a field; undefined where it has none. */
function saidOf(item: Item, { name }: ActField): string | undefined {
  const value = [name, ...(otherNames[name] ?? [])].map((one) => item[one]).find((one) => one !== undefined && one !== null);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** True where a field asks for the number of a thing of an area, by its name: `listing` of `listings`, `inquiry` of `inquiries`. */
function isNumberOf(area: string, { name, type }: ActField): boolean {
  return type === 'number' && area.startsWith(name.replace(/y$/, ''));
}

/** Those of an act's fields that say which thing it is, as this thing of an area says them. */
export function knownOf(area: string, item: Item | null, { fields, verb }: Act): Record<string, string> {
  if (!item || makers.includes(verb)) return {};
  const known = fields.filter(isKey).map((field): [string, string | undefined] => {
    const own = isNumberOf(area, field) && typeof item['id'] === 'number' ? String(item['id']) : undefined;
    return [field.name, own ?? saidOf(item, field)];
  });
  return Object.fromEntries(known.filter((one): one is [string, string] => one[1] !== undefined));
}

/** True where an act is about a thing like this of an area. */
export function isAbout(area: string, item: Item, act: Act): boolean {
  const first = act.fields.find(isKey);
  return first !== undefined && first.name in knownOf(area, item, act);
}

/** True where an act of another area begins with a thing of this one: premium is given to a listing. */
export function beginsWith(area: string, { fields }: Act): boolean {
  const first = fields.find(isKey);
  return first !== undefined && isNumberOf(area, first);
}

/** True where an act of an area is about one of the things that it lists. */
export function hasKey(area: string, { fields, verb }: Act): boolean {
  const first = fields.find(isKey);
  if (!first || makers.includes(verb)) return false;
  return first.type !== 'number' || isNumberOf(area, first);
}

export function emptyValues(area: string, act: Act, item: Item | null): FormValues {
  const known = knownOf(area, item, act);
  return Object.fromEntries(
    act.fields.map((field): [string, FieldValue] => {
      if (field.name in known) return [field.name, known[field.name]!];
      if (field.type === 'flag') return [field.name, item?.[field.name] === true];
      if (field.type === 'file') return [field.name, null];
      // A thing that is changed begins as it is; what decides about it begins empty.
      return [field.name, item && isChangeOf(act) ? (saidOf(item, field) ?? wordsOf(item, field)) : ''];
    }),
  );
}

/** A text that is put in place of another begins as that. */
function wordsOf(item: Item, { file }: ActField): string {
  const text = file === undefined ? undefined : (item['answer'] ?? item['content']);
  return typeof text === 'string' ? text : '';
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

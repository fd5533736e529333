import type { TSchema } from '@fastify/type-provider-typebox';
import { areas } from './acts/table.ts';
import type { Act, ActKind } from './act.ts';
import { fieldOf, type FileField } from './fields.ts';

/** A field of a form: `many` takes several of its type. */
export type DescribedField = {
  name: string;
  label: string;
  type: 'text' | 'number' | 'flag' | 'date' | 'choice' | 'file';
  isRequired: boolean;
  /** It says which thing an act is about, or what to make of it: on the command line it comes without its name. */
  isPositional: boolean;
  isMany: boolean;
  words: string[];
  file?: FileField;
};
export type DescribedAct = { verb: string; help: string; kind: ActKind; fields: DescribedField[] };
export type DescribedArea = { area: string; label: string; acts: DescribedAct[] };

/** The acts of the page by area, as their forms are made of them. */
export const describedAreas: readonly DescribedArea[] = Object.entries(areas).flatMap(([area, { label, acts }]) => {
  const onPage = acts.filter(isOnPage);
  return onPage.length > 0 ? [{ area, label, acts: onPage.map(describe) }] : [];
});

/** Some acts are for whoever reaches the machine alone. */
export function isOnPage({ isByCommandOnly }: Act): boolean {
  return isByCommandOnly !== true;
}

function describe({ verb, help, kind, input }: Act): DescribedAct {
  const required = new Set((input as { required?: string[] }).required ?? []);
  const own = Object.entries(input.properties).filter(([name]) => kind !== 'list' || (name !== 'page' && name !== 'count'));
  return { verb, help, kind, fields: own.map(([name, schema]) => describeField(name, schema, required.has(name))) };
}

function describeField(name: string, schema: TSchema, isRequired: boolean): DescribedField {
  const { label, file, isPositional } = fieldOf(schema);
  const { type, items } = schema as { type?: string; items?: TSchema };
  const isMany = type === 'array' && items !== undefined;
  const one = isMany ? items : schema;
  const { words } = fieldOf(one);
  return { name, label, type: typeOf(one), isRequired, isPositional, isMany, words: [...words], ...(file && { file }) };
}

function typeOf(schema: TSchema): DescribedField['type'] {
  const { type, format, enum: words } = schema as { type?: string; format?: string; enum?: string[] };
  if (format === 'binary') return 'file';
  if (format === 'date') return 'date';
  if (words) return 'choice';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'boolean' ? 'flag' : 'text';
}

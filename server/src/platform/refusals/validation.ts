import type { FastifySchemaCompiler } from 'fastify';
import { registerAjvFormats } from '@fastify/type-provider-typebox';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { invalid, validationFailed, type PropertyError } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import { incomingTexts } from '../../incoming/incoming-text.ts';
import { constraintOf, type SchemaError } from './constraint-messages.ts';

/** Marks a multipart body: its fields arrive as text and are converted like a query string. */
export const MULTIPART = 'x-multipart';

registerAjvFormats();

/**
 * Every part of a request comes through here, a GraphQL operation's variables too: its texts are made what they are kept as
 * before anything of them is measured. JSON bodies are otherwise taken as they are; query strings, params and multipart
 * fields are text and are converted.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const isText = httpPart !== 'body' || MULTIPART in schema;
  // Looking for defaults means walking through the whole value, even when there is none to find.
  const withDefaults = JSON.stringify(schema).includes('"default":')
    ? (value: unknown): unknown => Value.Default(schema, value)
    : (value: unknown) => value;
  return (input: unknown) => {
    const texts = incomingTexts(input);
    const value = withDefaults(isText ? converted(schema, texts) : texts);
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};

/** Fields that came as text, as what their schema says, as far as they say it. */
function converted(schema: TSchema, fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  // The conversion changes what it is given.
  const said = Object.entries(fields).map(([name, value]): [string, unknown] => [
    name,
    Array.isArray(value) ? [...(value as unknown[])] : value,
  ]);
  const values = Value.Convert(schema, fields) as Record<string, unknown>;
  return Object.fromEntries(said.map(([name, text]) => [name, exact(text, values[name])]));
}

/** A text that is no such number stays a text, to be refused: the conversion would cut 1.5 down to the integer 1, and take true for one. */
function exact(text: unknown, value: unknown): unknown {
  if (Array.isArray(text) && Array.isArray(value)) return text.map((item, index) => exact(item, value[index]));
  const isNumber = typeof value === 'number' && typeof text === 'string';
  return isNumber && (text.trim() === '' || Number(text) !== value) ? text : value;
}

/** The same rules for what comes by GraphQL, where null is as good as left out. Throws what a route would answer. */
export function checkerOf<T extends TSchema>(schema: T): (input: object) => Static<T> {
  const compiled = Compile(schema);
  return (input) => {
    const value: unknown = Object.fromEntries(Object.entries(input).filter(([, given]) => given !== null));
    if (compiled.Check(value)) return value;
    throw new ExpectedError(validationFailed(propertyErrors(compiled.Errors(value))));
  };
}

/** The failures of a request, one entry a property, in Korean. */
export function propertyErrors(failures: SchemaError[]): PropertyError[] {
  const byProperty = new Map<string, PropertyError>();
  for (const failure of failures) {
    for (const property of propertiesOf(failure)) {
      const [constraint, message] = constraintOf(failure);
      const known = byProperty.get(property) ?? invalid(property, constraint, message);
      known.constraints[constraint] ??= message;
      byProperty.set(property, known);
    }
  }
  return [...byProperty.values()];
}

function propertiesOf({ keyword, instancePath, params }: SchemaError): string[] {
  const base = instancePath.split('/').filter(Boolean).map(nameIn);
  const named = params[keyword === 'required' ? 'requiredProperties' : 'additionalProperties'];
  const names = Array.isArray(named) ? named.map(String) : [];
  if (names.length === 0) return [base.join('.') || 'body'];
  return names.map((name) => [...base, name].join('.'));
}

/** The name that a part of a path stands for: the path is a JSON pointer. */
function nameIn(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

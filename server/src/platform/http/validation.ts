import type { FastifySchemaCompiler } from 'fastify';
import { registerAjvFormats } from '@fastify/type-provider-typebox';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { invalid, type PropertyError } from '../errors/app-error.ts';
import { constraintOf, type SchemaError } from './constraint-messages.ts';

/** Marks a multipart body: its fields arrive as text and are converted like a query string. */
export const MULTIPART = 'x-multipart';

registerAjvFormats();

/** JSON bodies are taken as they are; query strings, params and multipart fields are text and are converted. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const isText = httpPart !== 'body' || MULTIPART in schema;
  return (input: unknown) => {
    const value: unknown = Value.Default(schema, isText ? Value.Convert(schema, input) : input);
    return compiled.Check(value) ? { value } : { error: compiled.Errors(value) };
  };
};

/** The failures of a request, one entry a property, in Korean. */
export function propertyErrors(failures: SchemaError[]): PropertyError[] {
  const byProperty = new Map<string, PropertyError>();
  for (const failure of failures) {
    if (failure.keyword === 'boolean') continue;
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
  const base = instancePath.split('/').filter(Boolean);
  const named = params[keyword === 'required' ? 'requiredProperties' : 'additionalProperties'];
  const names = Array.isArray(named) ? named.map(String) : [];
  if (names.length === 0) return [base.join('.') || 'body'];
  return names.map((name) => [...base, name].join('.'));
}

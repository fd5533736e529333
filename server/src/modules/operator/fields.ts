import { Type, type Static, type TSchema } from '@fastify/type-provider-typebox';
import type { FileOnDisk } from '../../platform/http/uploaded-file.ts';

/**
 * The properties of an act's input. On the command line `positional` properties come without a name, in the order in which they are
 * declared (a list takes all that follow), and `file` ones as the path of a file, of which the property gets:
 * - `text`: what stands in it; `page`: the same as HTML, of any other text its paragraphs. A page has a field of text.
 * - `picture`, `pdf`, `picture-or-pdf`: the file with its name.
 */
export type FileField = 'text' | 'page' | 'picture' | 'pdf' | 'picture-or-pdf';
export type GivenFile = FileOnDisk & { filename: string };

const MOST = 999_999_999_999_999;

/** The number of one thing. */
export const number = (description: string) => Type.Integer({ minimum: 1, maximum: MOST, description, positional: true });
export const word = (description: string) => Type.String({ description, positional: true });
export const text = (description: string) => Type.String({ description });
export const integer = (description: string) => Type.Integer({ description });
export const flag = (description: string) => Type.Boolean({ description });
export const day = (description: string) => Type.String({ format: 'date', description: `${description}(2026-12-01처럼)` });
/** One of these words. */
export const oneOf = <Words extends readonly string[]>(words: Words, description: string, more: object = {}) =>
  Type.Unsafe<Words[number]>({ type: 'string', enum: [...words], description, ...more });
export const textOfFile = (description: string) => Type.String({ description, file: 'text' });
export const pageOfFile = (description: string) => Type.String({ description, file: 'page' });
export const givenFile = (file: Exclude<FileField, 'text' | 'page'>, description: string) =>
  Type.Unsafe<GivenFile>({ type: 'object', format: 'binary', description, file });
export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);
export const listOf = <Schema extends TSchema>(item: Schema, description: string, more: object = {}) =>
  Type.Array(item, { description, ...more });

/** The way in which a property is given: see `FileField`. */
export function fieldOf(schema: TSchema): {
  label: string;
  isPositional: boolean;
  file: FileField | undefined;
  type: string;
  words: string[];
} {
  const {
    description = '',
    positional = false,
    file,
    type = 'string',
    enum: words = [],
  } = schema as TSchema & {
    description?: string;
    positional?: boolean;
    file?: FileField;
    type?: string;
    enum?: string[];
  };
  return { label: description, isPositional: positional, file, type, words };
}

/** The properties that were given, without those that were left out. */
export function givenOf<Given extends object>(given: Given): { [Name in keyof Given]?: Exclude<Given[Name], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}
export type FieldValue<Schema extends TSchema> = Static<Schema>;

import { Type, type TSchema, type TSchemaOptions } from '@fastify/type-provider-typebox';

/** The id of a row, as a request names it. */
export const id = () => text(40);

/** Text of a request, at most `maxLength` characters long. */
export const text = (maxLength: number) => Type.String({ maxLength });

/** A day such as 2026-12-01. */
export const day = (options: TSchemaOptions = {}) => Type.String({ format: 'date', ...options });

/** A time of day from 00:00 to 23:59. */
export const time = () => Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** A field that is there and may be null. */
export const orNull = <Schema extends TSchema>(schema: Schema, options?: TSchemaOptions) => Type.Union([schema, Type.Null()], options);

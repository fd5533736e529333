import { Type } from 'typebox';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the key that this request came with; null while there is none. */
    keyId: string | null;
  }
}

/** The names in the address of a request. */
export type Params = { package: string };

/** The reason, for the log. */
export const note = Type.Optional(Type.String({ maxLength: 500, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }));

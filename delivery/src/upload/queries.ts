import { Type } from 'typebox';

/** What the address of a request names. */
export type Params = { package: string };

/** Why, for the log. */
export const note = Type.Optional(Type.String({ maxLength: 500, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }));

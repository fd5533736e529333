import type { multipart } from '../calls.ts';
import type { Person } from '../people.ts';
import type { World } from './world.ts';

type Names = Record<string, string | number | boolean | undefined>;

/** The input of one REST call. `at` fills the places of its address in their order; `by` makes it, null for nobody. */
export type RestInput = {
  at?: readonly (string | number)[];
  query?: Names;
  body?: object;
  form?: Parameters<typeof multipart>[0];
  by?: Person | null;
  /** Of a browser that has been at a provider. */
  cookie?: string;
};

/** The input of one GraphQL call. */
export type FieldInput = { variables?: Record<string, unknown>; by?: Person | null };

/** Good calls, which between them give every argument; what the answer of the first has; a bad one and the code of its refusal. */
export type Case<Input> = { good: Input | Input[]; gives: unknown; bad: Input & { code: string } };

/** By the name of the call, as the specification writes it. A case makes first what its call needs. */
export type Cases<Input> = Record<string, (world: World) => Case<Input> | Promise<Case<Input>>>;

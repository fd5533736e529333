import * as v from 'valibot';

/**
 * The shape of a value, in the words of JSON Schema that are known here: the form in which a remote declares its own events and slots. Both
 * sides of a contract can be compared by it, and it is read without being run.
 */
export type Shape =
  | { type: 'string'; enum?: readonly string[]; minLength?: number }
  | { type: 'number' | 'integer' | 'boolean' | 'null' }
  | { type: 'array'; items: Shape }
  | ObjectShape
  | { anyOf: readonly Shape[] };

/** An object: what stands in `required` is always there, the other properties may be. */
export type ObjectShape = { type: 'object'; properties: { readonly [name: string]: Shape }; required: readonly string[] };

type Flat<T> = { [K in keyof T]: T[K] };

/** The TypeScript type of the values that have a shape. */
export type ValueOf<S> = S extends { anyOf: readonly (infer Option)[] }
  ? ValueOf<Option>
  : S extends { enum: readonly (infer Value)[] }
    ? Value
    : S extends { type: 'string' }
      ? string
      : S extends { type: 'number' | 'integer' }
        ? number
        : S extends { type: 'boolean' }
          ? boolean
          : S extends { type: 'null' }
            ? null
            : S extends { type: 'array'; items: infer Item }
              ? ValueOf<Item>[]
              : S extends { type: 'object'; properties: infer Properties; required: readonly (infer Required)[] }
                ? Flat<
                    { [K in keyof Properties as K extends Required ? K : never]: ValueOf<Properties[K]> } & {
                      [K in keyof Properties as K extends Required ? never : K]?: ValueOf<Properties[K]> | undefined;
                    }
                  >
                : never;

const plain = {
  string: v.string(),
  number: v.number(),
  integer: v.pipe(v.number(), v.integer()),
  boolean: v.boolean(),
  null: v.custom<null>((value) => value === null),
};

/** The run-time check of a shape. Properties that it doesn't name are left out of what comes through, but for those below an `anyOf`. */
export function schemaOf(shape: Shape): v.GenericSchema {
  if ('anyOf' in shape) {
    const options = shape.anyOf.map(schemaOf);
    return v.custom((value) => options.some((option) => v.safeParse(option, value).success));
  }
  if (shape.type === 'array') return v.array(schemaOf(shape.items));
  if (shape.type === 'object') {
    const entries = Object.entries(shape.properties).map(([name, property]) => {
      const schema = schemaOf(property);
      return [name, shape.required.includes(name) ? schema : v.optional(schema)];
    });
    return v.object(Object.fromEntries(entries) as v.ObjectEntries);
  }
  if ('enum' in shape && shape.enum) return v.picklist(shape.enum);
  return 'minLength' in shape ? v.pipe(plain.string, v.minLength(shape.minLength ?? 0)) : plain[shape.type];
}

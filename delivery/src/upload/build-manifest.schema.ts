import type { OriginKind } from '@petcare/contracts';
import { SERVER_ENTRY } from '@petcare/wire/manifest';
import { Type } from 'typebox';

const packageName = Type.String({ pattern: '^(shell|mf-[a-z0-9-]{1,40})$' });
const name = Type.String({ minLength: 1, maxLength: 200 });
const names = Type.Array(name, { maxItems: 1_000 });

/** As far as two of them are compared; the rest of a schema is only ever asked whether it is the same. */
const form = Type.Ref('JsonSchema');
const number = Type.Optional(Type.Number());
const text = Type.Optional(Type.String());
const forms = Type.Optional(Type.Array(form));
const jsonSchema = Type.Cyclic(
  {
    JsonSchema: Type.Object({
      type: text,
      pattern: text,
      format: text,
      enum: Type.Optional(Type.Array(Type.Unknown())),
      anyOf: forms,
      oneOf: forms,
      items: Type.Optional(Type.Union([form, Type.Array(form)])),
      properties: Type.Optional(Type.Record(Type.String(), form)),
      required: Type.Optional(Type.Array(Type.String())),
      minLength: number,
      minimum: number,
      minItems: number,
      maxLength: number,
      maximum: number,
      maxItems: number,
    }),
  },
  'JsonSchema',
);
const schemas = Type.Record(name, jsonSchema);
const filesOfScreens = Type.Record(name, names, { maxProperties: 1_000 });
const needsOfScreens = Type.Record(name, Type.Object({ shared: names, slots: names }, { additionalProperties: false }));

const color = Type.String({ pattern: '^#[0-9a-f]{6}$' });

const originNames = Type.Array(name, { maxItems: 20 });
const asked = Type.Optional(originNames);

/** The shape of a row alone: whether its values mean anything is among the checks of every release. */
const ownRow = Type.Object(
  {
    path: name,
    page: Type.Union([name, Type.Null()]),
    access: name,
    title: name,
    sitemap: Type.Optional(Type.Union([name, Type.Null()])),
    otherSitemap: Type.Optional(name),
    idParam: Type.Optional(name),
    area: Type.Optional(name),
    menu: Type.Optional(Type.Object({ label: name, icon: name, order: Type.Number() }, { additionalProperties: false })),
    example: Type.Optional(name),
  },
  { additionalProperties: false },
);

/** A text of a bounded length: whether it means anything is among the checks of every release. */
const text200 = Type.String({ maxLength: 200 });
const closed = { additionalProperties: false } as const;
const configField = Type.Union([
  Type.Object({ type: Type.Literal('boolean'), default: Type.Boolean(), description: text200 }, closed),
  Type.Object(
    {
      type: Type.Literal('string'),
      default: Type.String({ maxLength: 1_000 }),
      description: text200,
      maxLength: Type.Optional(Type.Integer({ minimum: 1 })),
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('integer'),
      default: Type.Integer(),
      description: text200,
      minimum: Type.Optional(Type.Integer()),
      maximum: Type.Optional(Type.Integer()),
    },
    closed,
  ),
  Type.Object(
    {
      type: Type.Literal('enum'),
      values: Type.Array(name, { minItems: 1, maxItems: 50, uniqueItems: true }),
      default: name,
      description: text200,
    },
    closed,
  ),
]);

const contract = Type.Object(
  {
    pages: names,
    parts: names,
    slots: schemas,
    emits: schemas,
    hears: schemas,
    names: Type.Record(name, names),
    routes: Type.Optional(
      Type.Array(
        Type.Object(
          { path: name, owner: packageName, page: Type.Union([name, Type.Null()]), sitemap: Type.Optional(name) },
          { additionalProperties: false },
        ),
      ),
    ),
    icons: Type.Optional(names),
    rows: Type.Optional(Type.Array(ownRow, { maxItems: 200 })),
    origins: Type.Optional(
      Type.Object({ connect: asked, img: asked, wasm: asked } satisfies Record<OriginKind, typeof asked>, { additionalProperties: false }),
    ),
    budget: Type.Optional(Type.Integer({ minimum: 1 })),
    schemes: Type.Optional(Type.Array(Type.Union([Type.Literal('light'), Type.Literal('dark')]), { maxItems: 2 })),
    theme: Type.Optional(Type.Object({ light: color, dark: color }, { additionalProperties: false })),
    states: Type.Optional(names),
    offers: Type.Optional(schemas),
    fills: Type.Optional(
      Type.Record(name, Type.Object({ part: name, loading: Type.Optional(Type.Literal('lazy')) }, { additionalProperties: false })),
    ),
    config: Type.Optional(Type.Record(Type.String({ pattern: '^[a-z][a-zA-Z0-9]{0,39}$' }), configField, { maxProperties: 50, ...closed })),
    owners: Type.Optional(
      Type.Record(
        name,
        Type.Object(
          { host: packageName, remote: packageName, part: name, loading: Type.Optional(Type.Literal('lazy')) },
          { additionalProperties: false },
        ),
      ),
    ),
  },
  { additionalProperties: false },
);

/** `BuildManifest` as it is checked on arrival: of a build that has no id yet. */
export const buildManifestSchema = Type.Object(
  {
    name: packageName,
    entry: name,
    files: Type.Array(
      Type.Object(
        { path: name, bytes: Type.Integer({ minimum: 0 }), integrity: Type.String({ maxLength: 100 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 1_000 },
    ),
    initial: names,
    pages: filesOfScreens,
    parts: filesOfScreens,
    needs: Type.Optional(Type.Object({ pages: needsOfScreens, parts: needsOfScreens }, { additionalProperties: false })),
    given: Type.Optional(filesOfScreens),
    server: Type.Optional(Type.Literal(SERVER_ENTRY)),
    shared: Type.Record(name, Type.String({ maxLength: 50 })),
    contract,
  },
  { additionalProperties: false },
);

/** The part of the shell's `routes.json` that the delivery service reads. */
export const routesSchema = Type.Array(
  Type.Object({
    path: name,
    owner: packageName,
    page: Type.Union([name, Type.Null()]),
    access: name,
    title: name,
    sitemap: Type.Optional(Type.Union([name, Type.Null()])),
    otherSitemap: Type.Optional(name),
    idParam: Type.Optional(name),
  }),
  { minItems: 1 },
);

import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { introspectionFromSchema, lexicographicSortSchema, parse, printSchema } from 'graphql';
import { readSchema } from '../platform/graphql/read-schema.ts';
import { paths } from '../platform/paths.ts';

const GENERATED = '// Generated from server/src/modules/*/*.graphql by `npm run generate`; do not edit.\n';

const sortedSchema = () => lexicographicSortSchema(readSchema());

/** The schema as a reviewer reads it. */
export const schemaText = (): string => `${printSchema(sortedSchema())}\n`;

/** The server's resolver types and the browser's typing of the schema: path → text. */
export async function graphqlTypes(): Promise<Record<string, string>> {
  const schema = sortedSchema();
  const resolverTypes = await codegen({
    filename: 'schema.gen.ts',
    schema: parse(printSchema(schema)),
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
    pluginContext: {},
    config: {
      contextType: './context.ts#GraphqlContext',
      useTypeImports: true,
      enumsAsTypes: true,
      optionalResolveType: true,
      // A field that a loader or a resolver of its own fills may be left out by the parent.
      defaultMapper: 'Partial<{T}>',
      scalars: {
        DateTime: 'string',
        Date: 'string',
        Time: 'string',
        Upload: '../http/uploaded-file.ts#UploadedFile',
        ID: { input: 'string', output: 'string | number' },
      },
    },
  });
  const introspection = minifyIntrospection(introspectionFromSchema(schema));
  const browserTypes = outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
  return {
    [join(paths.platform, 'graphql', 'schema.gen.ts')]: GENERATED + resolverTypes,
    [join(paths.repository, 'shared', 'api', 'graphql-env.d.ts')]: browserTypes,
  };
}

import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const GENERATED = '// Generated from server/openapi.json by `npm run generate`; do not edit.\n';

/** The browser's types of the REST API, as openapi.json describes it. A file is a Blob. */
export async function restTypes(openapi: string): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTypes(openapi, {
    alphabetize: true,
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  });
  return GENERATED + astToString(nodes);
}

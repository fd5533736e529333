import type { FastifySerializerCompiler } from 'fastify';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';

/** Made when a route first answers: for all of them at the start it takes each start half a second. */
export const serializerCompiler: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let serialize: ((answer: unknown) => string) | undefined;
  return (answer) => (serialize ??= fastJsonStringify(schema))(answer);
};

import multipart from '@fastify/multipart';
import { Type, type TProperties } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { badRequest } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import type { Http } from './http.ts';
import { MULTIPART } from './validation.ts';

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** A file of a multipart body, whole in memory. Its type is whatever its bytes say (see uploads). */
export type UploadedFile = { filename: string; bytes: Buffer };

/**
 * The schema of a multipart body. Fields arrive as text and are converted; `name[]` is read as `name`,
 * and repeated names become a list (declare them with `Type.Array`).
 */
export function multipartBody<T extends TProperties>(properties: T) {
  return Type.Object(properties, { [MULTIPART]: true });
}

/** One file of a multipart body. `format` is for openapi.json, where it is a string of bytes. */
export const file = () => Type.Unsafe<UploadedFile>({ type: 'object', format: 'binary' });

/** Up to `maxItems` files under one name. */
export const files = (maxItems: number) => Type.Array(file(), { maxItems });

export function registerMultipart(http: Http): void {
  void http.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: MAX_FILE_BYTES, files: 20, fields: 200, parts: 220, fieldSize: 100_000, headerPairs: 100 },
  });
  // For the description of the routes: openapi.json says what these bodies are.
  http.addHook('onRoute', ({ schema }) => {
    if (schema && MULTIPART in ((schema.body as object | undefined) ?? {})) Object.assign(schema, { consumes: ['multipart/form-data'] });
  });
  http.addHook('preValidation', async (request) => {
    if (request.is404) return;
    if (request.isMultipart()) request.body = await readParts(request);
    // JSON could call anything a file.
    else if (request.body !== undefined && MULTIPART in ((request.routeOptions.schema?.body as object | undefined) ?? {})) {
      throw new ExpectedError({ code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, message: '지원하지 않는 형식이에요.' });
    }
  });
}

async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body = new Map<string, unknown>();
  try {
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? { filename: part.filename, bytes: await part.toBuffer() } : part.value;
      const name = part.fieldname.replace(/\[\d*\]$/, '');
      const isList = name !== part.fieldname;
      const earlier = body.get(name);
      if (earlier === undefined) body.set(name, isList ? [value] : value);
      else body.set(name, [...(Array.isArray(earlier) ? earlier : [earlier]), value]);
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) throw error;
    throw new ExpectedError(badRequest('BAD_REQUEST', '보낸 파일을 읽을 수 없어요.'));
  }
  return Object.fromEntries(body);
}

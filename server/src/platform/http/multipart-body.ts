import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { Type, type TProperties, type TSchema } from '@fastify/type-provider-typebox';
import { networkOf } from '@petcare/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { viewerOf } from '../access/access.ts';
import { badRequest, payloadTooLarge, unsupportedMediaType } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import { incomingText } from '../../incoming/incoming-text.ts';
import type { Http } from './http.ts';
import type { UploadedFile } from './uploaded-file.ts';
import { receiveFile, removeAbandonedFiles } from './uploaded-file.ts';
import { MULTIPART } from '../refusals/validation.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** All that is no file, in one body. */
const MAX_TEXT_BYTES = 1024 * 1024;
const MAX_FIELDS = 100;

type Parts = Record<string, unknown>;

/** The parts that a route takes which no schema describes. */
export type PartsOfRoute = {
  files: number;
  /** Looks at what came before the first file, and says whether to go on; if not, it has answered. */
  admit: (request: FastifyRequest, reply: FastifyReply, fields: Parts) => boolean;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    parts?: PartsOfRoute;
  }
  interface FastifyRequest {
    /** Of a multipart body: removed once the request is answered. */
    receivedFiles: UploadedFile[];
  }
}

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

/** Takes multipart bodies on the routes that declare one, as many files as they declare, into a folder on disk. */
export function registerMultipart(http: Http, { folder }: { folder: string }): void {
  http.decorateRequest('receivedFiles');
  void http.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fileSize: MAX_FILE_BYTES, fields: MAX_FIELDS, fieldSize: MAX_TEXT_BYTES, headerPairs: 100 },
  });
  // For the description of the routes: openapi.json says what these bodies are.
  http.addHook('onRoute', ({ schema }) => {
    if (isDeclared(schema?.body)) Object.assign(schema!, { consumes: ['multipart/form-data'] });
  });
  http.addHook('onReady', () => removeAbandonedFiles(folder));
  http.addHook('onRequest', async (request) => {
    if (request.is404 || !isMultipart(request)) return;
    const most = mostFiles(request);
    if (most === null) throw new ExpectedError(unsupportedMediaType);
    if (Number(request.headers['content-length'] ?? 0) > most * MAX_FILE_BYTES + MAX_TEXT_BYTES) throw new ExpectedError(payloadTooLarge);
  });
  http.addHook('preValidation', async (request, reply) => {
    if (request.is404) return;
    // JSON could call anything a file.
    if (!request.isMultipart()) {
      if (request.body !== undefined && isDeclared(request.routeOptions.schema?.body)) throw new ExpectedError(unsupportedMediaType);
      return;
    }
    const remove = () => removeFiles(request);
    reply.raw.once('close', () => void remove());
    const body = await readParts(request, reply, folder);
    if (!body) return reply;
    request.body = body;
  });
  http.addHook('onResponse', removeFiles);
}

async function readParts(request: FastifyRequest, reply: FastifyReply, folder: string): Promise<Parts | null> {
  const body = new Map<string, unknown>();
  const admit = request.routeOptions.config.parts?.admit;
  const received: UploadedFile[] = (request.receivedFiles = []);
  const most = mostFiles(request) ?? 0;
  const sender = { person: viewerOf(request)?.id ?? null, network: networkOf(request.ip) };
  let text = 0;
  try {
    for await (const part of request.parts({ limits: { files: most, parts: most + MAX_FIELDS } })) {
      if (part.type === 'file') {
        if (received.length === 0 && admit?.(request, reply, Object.fromEntries(body)) === false) return null;
        received.push(await receiveFile(folder, incomingText(part.filename), part.file, sender));
        if (part.file.truncated) throw new ExpectedError(payloadTooLarge);
      } else {
        // A part that calls itself JSON was read as such.
        if (typeof part.value !== 'string') throw unreadable();
        text += part.value.length;
        if (text > MAX_TEXT_BYTES) throw new ExpectedError(payloadTooLarge);
      }
      put(body, part.fieldname, part.type === 'file' ? received.at(-1) : part.value);
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413 || error instanceof ExpectedError) throw error;
    if (isOfDisk(error)) throw error;
    throw unreadable();
  }
  return Object.fromEntries(body);
}

function put(body: Map<string, unknown>, fieldname: string, value: unknown): void {
  const name = fieldname.replace(/\[\d*\]$/, '');
  const isList = name !== fieldname;
  const earlier = body.get(name);
  if (earlier === undefined) body.set(name, isList ? [value] : value);
  else body.set(name, [...(Array.isArray(earlier) ? (earlier as unknown[]) : [earlier]), value]);
}

async function removeFiles({ receivedFiles = [] }: FastifyRequest): Promise<void> {
  for (const { path } of receivedFiles.splice(0)) await rm(path, { force: true });
}

/** The number of files that the request's route takes; null where it takes no parts at all. */
function mostFiles({ routeOptions: { schema, config } }: FastifyRequest): number | null {
  if (config.parts) return config.parts.files;
  return isDeclared(schema?.body) ? filesIn(schema!.body as TSchema) : null;
}

type DeclaredPart = { format?: string; maxItems?: number; items?: TSchema; properties?: TProperties; anyOf?: TSchema[] };

function filesIn(schema: TSchema): number {
  const { format, maxItems, items, properties, anyOf } = schema as DeclaredPart;
  if (format === 'binary') return 1;
  if (items) return filesIn(items) * (maxItems ?? 1);
  const within: TSchema[] = [...Object.values(properties ?? {}), ...(anyOf ?? [])];
  return within.reduce<number>((sum, part) => sum + filesIn(part), 0);
}

function isDeclared(body: unknown): boolean {
  return typeof body === 'object' && body !== null && MULTIPART in body;
}

function isMultipart({ headers }: FastifyRequest): boolean {
  return /^\s*multipart\//i.test(headers['content-type'] ?? '');
}

/** True for an error of the system that can't write, unlike one of the parser about what came. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}

function unreadable(): ExpectedError {
  return new ExpectedError(badRequest('BAD_REQUEST', '보낸 파일을 읽을 수 없어요.'));
}

/** The folder of the parts of bodies until their request is answered: beside the uploads, on the same disk. */
export function incomingFolder(uploadsDir: string): string {
  return join(uploadsDir, 'incoming');
}

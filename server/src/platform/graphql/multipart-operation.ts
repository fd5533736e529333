import { badRequest } from '../errors/app-error.ts';
import { ExpectedError } from '../errors/result.ts';
import { isTooDeep } from '../http/json-depth.ts';
import { UploadedFile } from '../http/uploaded-file.ts';

/**
 * The operation of a multipart body, each file where its `map` puts it: `operations`, `map`, and the files, as the
 * GraphQL multipart request specification has them. A file stands in one place, which holds null until then.
 */
export function readMultipartOperation(body: unknown): unknown {
  const { operations, map, ...files } = body as Record<string, unknown>;
  const operation = readOperationText(operations);
  for (const [name, paths] of Object.entries(parse(map))) {
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined;
    if (!(file instanceof UploadedFile) || typeof path !== 'string' || !path.startsWith('variables.')) throw unreadable();
    put(operation, path.split('.'), file);
  }
  return operation;
}

/** The operation as it is written before its files, each of which is null in it. */
export function readOperationText(operations: unknown): Record<string, unknown> {
  return parse(operations);
}

function put(operation: Record<string, unknown>, path: string[], file: UploadedFile): void {
  const last = path.pop()!;
  let holder: unknown = operation;
  for (const key of path) holder = isObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
  if (!isObject(holder) || !Object.hasOwn(holder, last) || holder[last] !== null) throw unreadable();
  holder[last] = file;
}

function parse(text: unknown): Record<string, unknown> {
  if (isTooDeep(String(text))) throw unreadable();
  try {
    const value: unknown = JSON.parse(String(text), (key, part: unknown) => {
      if (key === '__proto__') throw new SyntaxError('no prototypes');
      return part;
    });
    if (isObject(value) && !Array.isArray(value)) return value;
  } catch {
    // Answered as any other that is no operation.
  }
  throw unreadable();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function unreadable(): ExpectedError {
  return new ExpectedError(badRequest('BAD_REQUEST', '요청을 이해할 수 없어요.'));
}

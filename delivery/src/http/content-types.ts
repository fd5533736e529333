import mime from 'mime/lite';

const WITH_CHARSET = /^(?:text\/|application\/json$)/;

/** The Content-Type of a file, by the extension of its name. */
export function contentTypeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return WITH_CHARSET.test(type) ? `${type}; charset=utf-8` : type;
}

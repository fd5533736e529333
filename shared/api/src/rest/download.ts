import { call } from './rest.ts';
import type { RestAnswer, RestOptions, RestPath } from './rest-types.ts';

/** The file of a GET call, handed to the browser under `name`. Never throws: a refusal is the answer, as with `rest`. */
export async function downloadFile<P extends RestPath<'get'>>(
  address: P,
  name: string,
  options: RestOptions<'get', P>,
): Promise<RestAnswer<null>> {
  const answer = await call<Blob>('get', address, { ...options, parseAs: 'blob' });
  // A file has no envelope: what is not a refusal is the file.
  if (!(answer instanceof Blob)) return answer as RestAnswer<null>;
  saveFile(answer, name);
  return { success: true, data: null };
}

/** Hands what the page has made to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

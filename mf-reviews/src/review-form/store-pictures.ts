import { rest } from '@petcare/api';

const stored = new WeakMap<File, { id: string; url: string }>();

async function store(file: File, options: { query?: { private: boolean } } = {}): Promise<{ id: string; url: string }> {
  const known = stored.get(file);
  if (known) return known;
  const answer = await rest.post('/api/upload', { ...options, form: { file } });
  if (!answer.success) throw answer;
  stored.set(file, answer.data);
  return answer.data;
}

/** Store the pictures and give their addresses; one that was stored before is not sent again. Throws the refusal. */
export function storePictures(files: readonly File[]): Promise<string[]> {
  return Promise.all(files.map(async (file) => (await store(file)).url));
}

/** Store the new pictures of receipts where nobody else sees them and give their keys, null where there is none. */
export function storeReceipts(receipts: readonly { file: File | null }[]): Promise<(string | null)[]> {
  return Promise.all(receipts.map(async ({ file }) => file && (await store(file, { query: { private: true } })).id));
}

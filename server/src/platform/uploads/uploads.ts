import { readFile } from 'node:fs/promises';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { badRequest, type AppError } from '../errors/app-error.ts';
import { err, ok, type Result } from '../errors/result.ts';
import type { UploadedFile } from '../http/uploaded-file.ts';
import { encodeImage, imageFormats, kindOf, type ImageFormat, type ImageWidth } from './images.ts';
import type { UploadStore } from './store.ts';

const SIGNED_FOR_MS = 10 * 60 * 1000;
const KEY = /^(images\/[0-9a-f-]{36}\/(320|800|1600)\.(webp|avif)|private\/[0-9a-f-]{36}\/((320|800|1600)\.webp|file\.pdf))$/;

export { isImageUrl } from './image-url.policy.ts';

type UploadError = AppError<'UNSUPPORTED_MEDIA_TYPE' | 'UNREADABLE_IMAGE' | 'IMAGE_TOO_LARGE'>;

export type OpenedFile = { bytes: Buffer; type: string };

export type Uploads = {
  /** Stores a picture that everybody may see. Answers its id: keep that, and show `imageUrl(id)`. */
  saveImage(file: UploadedFile): Promise<Result<string, UploadError>>;
  /** Stores an image or PDF that is only served through `privateUrl`. Answers its key. */
  savePrivate(file: UploadedFile): Promise<Result<string, UploadError>>;
  imageUrl(id: string, width?: ImageWidth): string;
  /** The address of a private upload, good for ten minutes. */
  privateUrl(key: string): string;
  /**
   * What is behind an address below /uploads/, if it is genuine. A picture that was stored before
   * there was AVIF is given as WebP under both addresses: browsers go by the type that comes with it.
   */
  open(key: string, query: { expires?: string; signature?: string }): Promise<OpenedFile | undefined>;
  removeImage(id: string): Promise<void>;
  removePrivate(key: string): Promise<void>;
  /** Stores pictures for as long as `keep` runs, and for good if it succeeds. It gets their ids, in order. */
  keepImages<T>(files: readonly UploadedFile[], keep: (ids: string[]) => Promise<Result<T>>): Promise<Result<T>>;
  /** The same for private uploads and their keys. */
  keepPrivate<T>(files: readonly UploadedFile[], keep: (keys: string[]) => Promise<Result<T>>): Promise<Result<T>>;
};

export function createUploads(deps: { store: UploadStore; clock: Clock; secret: string }): Uploads {
  const { store, clock } = deps;
  const sign = (key: string, expires: string) => createHmac('sha256', deps.secret).update(`upload\n${key}\n${expires}`).digest('base64url');

  async function saveAllWidths(folder: string, path: string, formats: readonly ImageFormat[]): Promise<Result<null, UploadError>> {
    const encoded = await encodeImage(path, formats);
    if (encoded === 'unreadable') return err(badRequest('UNREADABLE_IMAGE', '이미지를 읽을 수 없어요. 다른 파일로 시도해 주세요.'));
    if (encoded === 'too-large') return err(badRequest('IMAGE_TOO_LARGE', '이미지가 너무 커요. 가로와 세로를 줄여서 올려 주세요.'));
    try {
      for (const image of encoded) await store.put(`${folder}/${image.width}.${image.format}`, image.bytes);
    } catch (error) {
      await store.remove(folder);
      throw error;
    }
    return ok(null);
  }

  const uploads: Uploads = {
    async saveImage({ path }) {
      if ((await kindOf(path)) !== 'image') return err(unsupported('JPEG, PNG, WebP, GIF 이미지만 올릴 수 있어요.'));
      const id = randomUUID();
      const saved = await saveAllWidths(`images/${id}`, path, imageFormats);
      return saved.ok ? ok(id) : saved;
    },
    async savePrivate({ path }) {
      const folder = `private/${randomUUID()}`;
      const kind = await kindOf(path);
      if (kind === 'unknown') return err(unsupported('이미지나 PDF 파일만 올릴 수 있어요.'));
      if (kind === 'pdf') {
        await store.put(`${folder}/file.pdf`, await readFile(path));
        return ok(`${folder}/file.pdf`);
      }
      const saved = await saveAllWidths(folder, path, ['webp']);
      return saved.ok ? ok(`${folder}/1600.webp`) : saved;
    },
    imageUrl: (id, width = 800) => `/uploads/images/${id}/${width}.webp`,
    privateUrl(key) {
      const expires = String(clock.now().getTime() + SIGNED_FOR_MS);
      return `/uploads/${key}?expires=${expires}&signature=${sign(key, expires)}`;
    },
    async open(key, { expires = '', signature = '' }) {
      if (!KEY.test(key)) return undefined;
      if (key.startsWith('private/')) {
        const isGenuine = isSame(signature, sign(key, expires));
        if (!isGenuine || Number(expires) < clock.now().getTime()) return undefined;
      }
      const bytes = await store.get(key);
      if (bytes) return { bytes, type: typeOf(key) };
      const older = key.replace(/avif$/, 'webp');
      const earlier = older === key ? undefined : await store.get(older);
      return earlier && { bytes: earlier, type: typeOf(older) };
    },
    removeImage: (id) => store.remove(`images/${id}`),
    removePrivate: (key) => store.remove(key.slice(0, key.lastIndexOf('/'))),
    keepImages: (files, keep) => keepIf(files, uploads.saveImage, uploads.removeImage, keep),
    keepPrivate: (files, keep) => keepIf(files, uploads.savePrivate, uploads.removePrivate, keep),
  };
  return uploads;
}

async function keepIf<T>(
  files: readonly UploadedFile[],
  save: (file: UploadedFile) => Promise<Result<string, UploadError>>,
  remove: (name: string) => Promise<void>,
  keep: (names: string[]) => Promise<Result<T>>,
): Promise<Result<T>> {
  const names: string[] = [];
  let isKept = false;
  try {
    for (const file of files) {
      const saved = await save(file);
      if (!saved.ok) return saved;
      names.push(saved.value);
    }
    const result = await keep(names);
    isKept = result.ok;
    return result;
  } finally {
    if (!isKept) for (const name of names) await remove(name);
  }
}

const types: Record<string, string> = { pdf: 'application/pdf', webp: 'image/webp', avif: 'image/avif' };

function typeOf(key: string): string {
  return types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

function unsupported(message: string): UploadError {
  return { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, message };
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

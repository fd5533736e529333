import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { badRequest, type AppError } from '../errors/app-error.ts';
import { err, ok, type Result } from '../errors/result.ts';
import { encodeImage, imageFormats, kindOf, type ImageFormat, type ImageWidth } from './images.ts';
import type { UploadStore } from './store.ts';

const SIGNED_FOR_MS = 10 * 60 * 1000;
const KEY = /^(images\/[0-9a-f-]{36}\/(320|800|1600)\.(webp|avif)|private\/[0-9a-f-]{36}\/((320|800|1600)\.webp|file\.pdf))$/;

export { isImageUrl } from './image-url.policy.ts';

type UploadError = AppError<'UNSUPPORTED_MEDIA_TYPE' | 'UNREADABLE_IMAGE'>;

export type OpenedFile = { bytes: Buffer; type: string };

export type Uploads = {
  /** Stores a picture that everybody may see. Answers its id: keep that, and show `imageUrl(id)`. */
  saveImage(bytes: Buffer): Promise<Result<string, UploadError>>;
  /** Stores an image or PDF that is only served through `privateUrl`. Answers its key. */
  savePrivate(bytes: Buffer): Promise<Result<string, UploadError>>;
  imageUrl(id: string, width?: ImageWidth): string;
  /** The address of a private upload, good for ten minutes. */
  privateUrl(key: string): string;
  /**
   * What is behind an address below /uploads/, if it is genuine. A picture that was stored before
   * there was AVIF is given as WebP under both addresses: browsers go by the type that comes with it.
   */
  open(key: string, query: { expires?: string; signature?: string }): Promise<OpenedFile | undefined>;
  removeImage(id: string): Promise<void>;
  /** For a private upload whose record was not kept. */
  removePrivate(key: string): Promise<void>;
};

export function createUploads(deps: { store: UploadStore; clock: Clock; secret: string }): Uploads {
  const { store, clock } = deps;
  const sign = (key: string, expires: string) => createHmac('sha256', deps.secret).update(`upload\n${key}\n${expires}`).digest('base64url');

  async function saveAllWidths(folder: string, bytes: Buffer, formats: readonly ImageFormat[]): Promise<Result<null, UploadError>> {
    const encoded = await encodeImage(bytes, formats);
    if (!encoded) return err(badRequest('UNREADABLE_IMAGE', '이미지를 읽을 수 없어요. 다른 파일로 시도해 주세요.'));
    for (const image of encoded) await store.put(`${folder}/${image.width}.${image.format}`, image.bytes);
    return ok(null);
  }

  return {
    async saveImage(bytes) {
      if (kindOf(bytes) !== 'image') return err(unsupported('JPEG, PNG, WebP, GIF 이미지만 올릴 수 있어요.'));
      const id = randomUUID();
      const saved = await saveAllWidths(`images/${id}`, bytes, imageFormats);
      return saved.ok ? ok(id) : saved;
    },
    async savePrivate(bytes) {
      const folder = `private/${randomUUID()}`;
      const kind = kindOf(bytes);
      if (kind === 'unknown') return err(unsupported('이미지나 PDF 파일만 올릴 수 있어요.'));
      if (kind === 'pdf') {
        await store.put(`${folder}/file.pdf`, bytes);
        return ok(`${folder}/file.pdf`);
      }
      const saved = await saveAllWidths(folder, bytes, ['webp']);
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
  };
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

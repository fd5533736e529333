import { stat } from 'node:fs/promises';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { badRequest, type AppError } from '../errors/app-error.ts';
import { err, ok, type Result } from '../errors/result.ts';
import type { FileOnDisk, UploadedFile } from '../http/uploaded-file.ts';
import { openPdf } from './open-pdf.ts';
import { encodeImage, imageFormats, imageWidths, kindOf, laterWidths, type ImageFormat, type ImageWidth } from './images.ts';
import type { UploadStore } from './store.ts';
import { defineJob, jobType, type Job } from '../jobs/job.ts';
import { isImageUrl, waitingKeyOf } from '../text/image-url.policy.ts';
import { createWaitingUploads, type WaitingUploads } from './waiting-uploads.ts';

/** Of one person, by every way in. */
export const uploadsAnHour = { max: 200, windowSeconds: 3600 } as const;

const SIGNED_FOR_MS = 10 * 60 * 1000;
const IMAGE_ID = /(?<=\/uploads\/images\/)[0-9a-f-]{36}(?=\/)/g;
const KEY = /^(images\/[0-9a-f-]{36}\/(200|320|560|800|1600)\.(webp|avif)|private\/[0-9a-f-]{36}\/((320|800|1600)\.webp|file\.pdf))$/;

export { isImageUrl } from '../text/image-url.policy.ts';
export type { ForeignUpload } from './waiting-uploads.ts';

export type UploadError = AppError<'UNSUPPORTED_MEDIA_TYPE' | 'UNREADABLE_IMAGE' | 'IMAGE_TOO_LARGE' | 'UNREADABLE_PDF' | 'LOCKED_PDF'>;

export type OpenedFile = { bytes: Buffer; type: string };

export type Uploads = Pick<WaitingUploads, 'isWaiting' | 'takeOver' | 'takeOfNobody' | 'handOver'> & {
  /** Stores a picture that waits with this person until a verb takes it over; its id. */
  receiveImage(userId: number, file: UploadedFile): Promise<Result<string>>;
  /** The same for an image or PDF that is only served through `privateUrl`; its key. */
  receivePrivate(userId: number, file: UploadedFile): Promise<Result<string>>;
  /** Stores a picture that everybody may see. Answers its id: keep that, and show `imageUrl(id)`. */
  saveImage(file: FileOnDisk): Promise<Result<string, UploadError>>;
  imageUrl(id: string, width?: ImageWidth): string;
  /** The address of a private upload, good for ten minutes. */
  privateUrl(key: string): string;
  /** The bytes of a private upload, for who may see it. */
  readPrivate(key: string): Promise<Buffer | undefined>;
  /**
   * The file behind an address below /uploads/, if it is genuine. A picture that was stored before there was AVIF is given as WebP under
   * both addresses: browsers go by the type that comes with it. One from before there was this width is given in the next.
   */
  open(key: string, query: { expires?: string; signature?: string }): Promise<OpenedFile | undefined>;
  /** By an address of `imageUrl`: all widths of it. */
  removeImage(address: string): Promise<void>;
  removePrivate(key: string): Promise<void>;
  /** Stores pictures that wait with this person while `keep` runs, which takes them over as any others; what it leaves is removed. It gets their ids, in order. */
  keepImages<T>(userId: number, files: readonly UploadedFile[], keep: (ids: string[]) => Promise<Result<T>>): Promise<Result<T>>;
  /**
   * The same with copies of pictures that are stored already. `keep` gets what puts the copies' addresses in place of the
   * originals', in one address or in HTML. UNREADABLE_IMAGE when a picture is gone; originals that may go meanwhile are read
   * again by `keep`, under the lock of their record.
   */
  copyImages<T>(
    userId: number,
    addresses: readonly string[],
    keep: (withCopies: (text: string) => string) => Promise<Result<T>>,
  ): Promise<Result<T>>;
  /** The same for private uploads and their keys. */
  keepPrivate<T>(userId: number, files: readonly UploadedFile[], keep: (keys: string[]) => Promise<Result<T>>): Promise<Result<T>>;
  /** The same for somebody who has no account before `keep` has made it, which takes it over with `takeOfNobody`. */
  keepOfNobody<T>(file: FileOnDisk, keep: (key: string) => Promise<Result<T>>): Promise<Result<T>>;
  /** Removes what has waited for a day, and what records have shown and show no more. */
  sweepJob: Job;
};

type NamedBytes = { name: string; bytes: Buffer };
/** `formats`: of pictures that everybody may see; without AVIF it is there sooner, and larger. */
type Deps = { store: UploadStore; db: Database; clock: Clock; secret: string; formats?: readonly ImageFormat[] };

export function createUploads(deps: Deps): Uploads {
  const { store, clock, formats = imageFormats } = deps;
  const waiting = createWaitingUploads({ ...deps, remove: (key) => store.remove(folderOf(key)) });
  const sign = (key: string, expires: string) => createHmac('sha256', deps.secret).update(`upload\n${key}\n${expires}`).digest('base64url');

  async function saveAllWidths(folder: string, file: FileOnDisk, formats: readonly ImageFormat[]): Promise<Result<null, UploadError>> {
    const encoded = await encodeImage(file, formats);
    if (encoded === 'unreadable') return err(badRequest('UNREADABLE_IMAGE', '이미지를 읽을 수 없어요. 다른 파일로 시도해 주세요.'));
    if (encoded === 'too-large') return err(badRequest('IMAGE_TOO_LARGE', '이미지가 너무 커요. 가로와 세로를 줄여서 올려 주세요.'));
    return putAll(
      folder,
      encoded.map(({ width, format, bytes }) => ({ name: `${width}.${format}`, bytes })),
    );
  }

  async function putAll(folder: string, files: readonly NamedBytes[]): Promise<Result<null, never>> {
    try {
      for (const { name, bytes } of files) await store.put(`${folder}/${name}`, bytes);
    } catch (error) {
      await store.remove(folder);
      throw error;
    }
    return ok(null);
  }

  /** A key of our own for the file, by what its bytes say. */
  async function keyFor(file: FileOnDisk, place: 'images' | 'private'): Promise<Result<string, UploadError>> {
    const kind = await kindOf(file.path);
    if (place === 'images') {
      return kind === 'image' ? ok(`images/${randomUUID()}`) : err(unsupported('JPEG, PNG, WebP, GIF 이미지만 올릴 수 있어요.'));
    }
    if (kind === 'unknown') return err(unsupported('이미지나 PDF 파일만 올릴 수 있어요.'));
    return ok(`private/${randomUUID()}/${kind === 'pdf' ? 'file.pdf' : '1600.webp'}`);
  }

  async function write(key: string, file: FileOnDisk): Promise<Result<null, UploadError>> {
    if (!key.endsWith('.pdf')) return saveAllWidths(folderOf(key), file, key.startsWith('images/') ? formats : ['webp']);
    const opened = await openPdf(file);
    if (opened === 'locked') return err(badRequest('LOCKED_PDF', '비밀번호로 잠긴 PDF예요. 잠금을 풀고 다시 올려 주세요.'));
    if (opened === 'unreadable') return err(badRequest('UNREADABLE_PDF', 'PDF를 열 수 없어요. 파일이 온전한지 확인하고 다시 올려 주세요.'));
    await store.putFile(key, file.path);
    return ok(null);
  }

  async function saveImage(file: FileOnDisk): Promise<Result<string, UploadError>> {
    const key = await keyFor(file, 'images');
    if (!key.ok) return key;
    const written = await write(key.value, file);
    return written.ok ? key : written;
  }

  async function receive(userId: number, file: UploadedFile, place: 'images' | 'private'): Promise<Result<string>> {
    const key = await keyFor(file, place);
    return key.ok ? waiting.receive(userId, await storeAs(key.value, file)) : key;
  }

  const storeAs = async (key: string, file: FileOnDisk) => ({ key, size: (await stat(file.path)).size, write: () => write(key, file) });

  /** One picture after the other, so that one at a time is in memory. */
  async function receiveCopy(userId: number, original: string): Promise<Result<string>> {
    const files: NamedBytes[] = [];
    for (const width of imageWidths) {
      for (const format of imageFormats) {
        const name = `${width}.${format}`;
        const bytes = await store.get(`${original}/${name}`);
        if (bytes) files.push({ name, bytes });
        // Pictures from before there was AVIF, or this width, have none.
        else if (format === 'webp' && !laterWidths.includes(width))
          return err(badRequest('UNREADABLE_IMAGE', '사진 하나를 읽을 수 없어요. 그 사진을 제외하고 다시 시도해 주세요.'));
      }
    }
    const key = `images/${randomUUID()}`;
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    return waiting.receive(userId, { key, size, write: () => putAll(key, files) });
  }

  async function keepIf<S, T>(
    userId: number,
    sources: readonly S[],
    receiveOne: (source: S) => Promise<Result<string>>,
    keep: (keys: string[]) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const keys: string[] = [];
    let isKept = false;
    try {
      for (const source of sources) {
        const received = await receiveOne(source);
        if (!received.ok) return received;
        keys.push(received.value);
      }
      const result = await keep(keys);
      isKept = result.ok;
      return result;
    } finally {
      if (!isKept) await waiting.discard(userId, keys);
    }
  }

  const uploads: Uploads = {
    receiveImage: async (userId, file) => idOf(await receive(userId, file, 'images')),
    receivePrivate: (userId, file) => receive(userId, file, 'private'),
    isWaiting: waiting.isWaiting,
    takeOver: waiting.takeOver,
    takeOfNobody: waiting.takeOfNobody,
    handOver: waiting.handOver,
    saveImage: async (file) => idOf(await saveImage(file)),
    imageUrl: (id, width = 800) => `/uploads/images/${id}/${width}.webp`,
    privateUrl(key) {
      const expires = String(clock.now().getTime() + SIGNED_FOR_MS);
      return `/uploads/${key}?expires=${expires}&signature=${sign(key, expires)}`;
    },
    readPrivate: (key) => store.get(key),
    async open(key, { expires = '', signature = '' }) {
      if (!KEY.test(key)) return undefined;
      if (key.startsWith('private/')) {
        const isGenuine = isSame(signature, sign(key, expires));
        if (!isGenuine || Number(expires) < clock.now().getTime()) return undefined;
      }
      for (const form of formsFor(key)) {
        const bytes = await store.get(form);
        if (bytes) return { bytes, type: typeOf(form) };
      }
      return undefined;
    },
    async removeImage(address) {
      const key = isImageUrl(address) ? waitingKeyOf(address) : undefined;
      if (key !== undefined) await store.remove(key);
    },
    removePrivate: (key) => store.remove(folderOf(key)),
    keepImages: (userId, files, keep) =>
      keepIf(
        userId,
        files,
        (file) => receive(userId, file, 'images'),
        (keys) => keep(keys.map(idOfKey)),
      ),
    copyImages(userId, addresses, keep) {
      const originals = [...new Set(addresses.flatMap((address) => waitingKeyOf(address) ?? []))];
      return keepIf(
        userId,
        originals,
        (original) => receiveCopy(userId, original),
        (keys) => {
          const copies = new Map(originals.map((original, index) => [idOfKey(original), idOfKey(keys[index]!)]));
          return keep((text) => text.replace(IMAGE_ID, (id) => copies.get(id) ?? id));
        },
      );
    },
    keepPrivate: (userId, files, keep) => keepIf(userId, files, (file) => receive(userId, file, 'private'), keep),
    async keepOfNobody(file, keep) {
      const key = await keyFor(file, 'private');
      if (!key.ok) return key;
      const received = await waiting.receiveOfNobody(await storeAs(key.value, file));
      if (!received.ok) return received;
      try {
        return await keep(key.value);
      } finally {
        await waiting.discardOfNobody(key.value);
      }
    },
    sweepJob: defineJob(jobType('sweep-uploads'), {
      schedule: '*/10 * * * *',
      mostSeconds: 300,
      run: (_payload, context) => waiting.sweep(context),
    }),
  };
  return uploads;
}

/** The folder of a key: that of a picture in all its widths, or that of one private file. */
function folderOf(key: string): string {
  return key.startsWith('private/') ? key.slice(0, key.lastIndexOf('/')) : key;
}

/** The keys of what is given for a key, the best first. */
function formsFor(key: string): string[] {
  const [, folder, width, format = ''] = /^(images\/[^/]+\/)(\d+)\.(\w+)$/.exec(key) ?? [];
  if (folder === undefined) return [key];
  const asked = imageWidths.findIndex((one) => String(one) === width);
  const widths = imageWidths.slice(asked, laterWidths.includes(imageWidths[asked]!) ? asked + 2 : asked + 1);
  return widths.flatMap((one) => [...new Set([format, 'webp'])].map((as) => `${folder}${one}.${as}`));
}

const idOfKey = (key: string) => key.slice('images/'.length);

function idOf<E extends AppError>(stored: Result<string, E>): Result<string, E> {
  return stored.ok ? ok(idOfKey(stored.value)) : stored;
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

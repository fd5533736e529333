import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Services } from '../../app.ts';
import { ok, unwrap } from '../../platform/errors/result.ts';
import { incomingFolder } from '../../platform/http/multipart-body.ts';
import { receiveFile, type UploadedFile } from '../../platform/http/uploaded-file.ts';
import { openUploadStore } from '../../platform/uploads/open-upload-store.ts';
import { createUploads } from '../../platform/uploads/uploads.ts';
import { draw, type Picture } from './drawing.ts';

/** The stored pictures of the demo site. One that is shown twice is encoded once and copied, since each record has a file of its own. */
export type Album = {
  /** The addresses of these pictures, which wait with this person until a verb takes them over. */
  upload(userId: number, pictures: readonly Picture[]): Promise<string[]>;
  /** The address of a picture that nobody sent. */
  save(picture: Picture): Promise<string>;
};

export function createAlbum({ db, clock, config }: Services): Album {
  // WebP alone, which is given in the place of AVIF: of what is flat it is as small, and made in a third of the time.
  const uploads = createUploads({ store: openUploadStore(config), db, clock, secret: config.jwtSecret, formats: ['webp'] });
  const stored = new Map<string, string>();

  async function drawn<T>(picture: Picture, keep: (file: UploadedFile) => Promise<T>): Promise<T> {
    const bytes = await sharp(Buffer.from(draw(picture)))
      .png({ compressionLevel: 1 })
      .toBuffer();
    const file = await receiveFile(incomingFolder(config.uploadsDir), `${picture.join('-')}.png`, Readable.from([bytes]));
    try {
      return await keep(file);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  async function uploadOne(userId: number, picture: Picture): Promise<string> {
    const name = picture.join('/');
    const original = stored.get(name);
    if (original) return unwrap(await uploads.copyImages(userId, [original], (withCopies) => Promise.resolve(ok(withCopies(original)))));
    const address = uploads.imageUrl(await drawn(picture, async (file) => unwrap(await uploads.receiveImage(userId, file))));
    stored.set(name, address);
    return address;
  }

  return {
    async upload(userId, pictures) {
      const addresses: string[] = [];
      for (const picture of pictures) addresses.push(await uploadOne(userId, picture));
      return addresses;
    },
    save: (picture) => drawn(picture, async (file) => uploads.imageUrl(unwrap(await uploads.saveImage(file)))),
  };
}

import sharp from 'sharp';
import { multipart, rest } from './calls.ts';
import type { Person } from './people.ts';
import type { TestApp } from './with-app.ts';

const bytes = sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();

/** A picture as a form has it. */
export async function aPictureFile(): Promise<File> {
  return new File([new Uint8Array(await bytes)], 'choco.png', { type: 'image/png' });
}

/** The address of a picture that waits with this person. */
export async function aPicture(app: TestApp, { token }: Pick<Person, 'token'>): Promise<string> {
  return (await upload(app, token, '/api/upload')).url;
}

/** The key of a private file that waits with this person. */
export async function aPrivateFile(app: TestApp, { token }: Pick<Person, 'token'>): Promise<string> {
  return (await upload(app, token, '/api/upload?private=true')).id;
}

async function upload(app: TestApp, token: string, path: string) {
  const form = await multipart({ file: await bytes });
  return (await rest<{ id: string; url: string }>(app, token, 'POST', path, form.payload, form.headers)).body.data;
}

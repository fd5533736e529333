import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Services } from '../../app.ts';
import { createOperator, findAct } from '../../modules/operator/index.ts';
import type { Review } from '../../modules/reviews/index.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { incomingFolder } from '../../platform/http/multipart-body.ts';
import { receiveFile } from '../../platform/http/uploaded-file.ts';
import type { Viewer } from '../../platform/session/viewer.ts';

/** A receipt with the operator's decision: a sentence is the reason of its refusal, null leaves it waiting. */
export type DemoReceipt = { items: readonly (readonly [name: string, price: number])[]; decision: 'verified' | null | string };

/** The receipt of a demo review as its writer hands it in. An item that the tree of treatments knows by its name is that treatment. */
export async function draftReceipt(services: Services, writer: Viewer, { items }: DemoReceipt, visitDate: string) {
  const treatments = new Map((await services.medical.listMedicals()).map(({ id, name }) => [name, id]));
  const picture = await uploadPicture(services, writer, items);
  const lines = items.map(([name, price]) => ({ name, price, medicalId: treatments.get(name) ?? null }));
  return { picture, date: visitDate, items: lines };
}

/** The operator's answers to them, by the operator's own acts. */
export async function decideReceipts(services: Services, { id }: Review, { decision }: DemoReceipt): Promise<void> {
  const operator = createOperator(services);
  const decide = async (verb: 'verify' | 'refuse', input: object) =>
    unwrap(await operator.run(findAct('receipts', verb)!, input, { by: null }));
  for (const receipt of await services.reviews.receipts.listReceipts([id])) {
    if (decision === 'verified') await decide('verify', { receipt: receipt.id });
    else if (decision !== null) await decide('refuse', { receipt: receipt.id, reason: decision });
  }
}

/** A strip of paper with a bar for each line: enough to look at, and nobody's. */
async function uploadPicture({ uploads, config }: Services, writer: Viewer, items: DemoReceipt['items']): Promise<string> {
  const bar = (y: number, x: number, width: number) => `<rect x="${x}" y="${y}" width="${width}" height="14" rx="4" fill="#475569"/>`;
  const lines = items.map(([name, price], index) => {
    const width = String(price).length * 14;
    return bar(150 + index * 44, 40, name.length * 18) + bar(150 + index * 44, 360 - width, width);
  });
  const height = 260 + items.length * 44;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${height}">
    <rect width="400" height="${height}" fill="#fdfdf8"/>${bar(50, 110, 180)}${bar(90, 140, 40 + (writer.id % 9) * 10)}${lines.join('')}
    <rect x="40" y="${height - 70}" width="320" height="3" fill="#94a3b8"/>${bar(height - 50, 240, 120)}</svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  const file = await receiveFile(incomingFolder(config.uploadsDir), 'receipt.png', Readable.from([picture]));
  try {
    return unwrap(await uploads.receivePrivate(writer.id, file));
  } finally {
    await rm(file.path, { force: true });
  }
}

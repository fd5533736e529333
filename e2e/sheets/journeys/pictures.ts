import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../fixtures.ts';

/** A picture as a device has it. */
type DevicePicture = { name: string; mimeType: string; buffer: Buffer };

type ReviewPictures = { getReviewsByPage: { files: { filepath: string }[] }[] };

/** So many pictures of animals, as a person has them on the device: those of the demo's reviews. */
export async function petPictures(request: APIRequestContext, count: number): Promise<DevicePicture[]> {
  const query = '{ getReviewsByPage(count: 50, filter: { kind: hospital }) { files { filepath } } }';
  const answer = await request.post('/graphql', { data: { query } });
  const { data } = (await answer.json()) as { data: ReviewPictures };
  const paths = data.getReviewsByPage.flatMap(({ files }) => files.map(({ filepath }) => filepath)).slice(0, count);
  expect(paths, 'pictures of the demo').toHaveLength(count);
  return Promise.all(
    paths.map(async (path, index) => {
      const stored = await request.get(path);
      const mimeType = stored.headers()['content-type'] ?? '';
      return { name: `사진${index + 1}.${mimeType.split('/').at(-1) ?? ''}`, mimeType, buffer: await stored.body() };
    }),
  );
}

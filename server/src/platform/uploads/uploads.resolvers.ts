import { signedInViewer } from '../access/access.ts';
import { unwrap } from '../errors/result.ts';
import type { Resolvers } from '../graphql/schema.gen.ts';
import type { RateLimiter } from '../rate-limits/rate-limit.ts';
import { uploadsAnHour, type Uploads } from './uploads.ts';

/** `uploadFile`, with the limits of POST /api/upload. */
export function uploadsResolvers({ uploads, rateLimits }: { uploads: Uploads; rateLimits: RateLimiter }): Resolvers {
  return {
    Mutation: {
      uploadFile: async (_root, { file }, context) => {
        const viewer = signedInViewer(context);
        unwrap(await rateLimits.hit(`upload:${viewer.id}`, uploadsAnHour));
        const id = unwrap(await uploads.receiveImage(viewer.id, file));
        return { id, url: uploads.imageUrl(id) };
      },
    },
  };
}

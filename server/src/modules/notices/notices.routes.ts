import { Type } from '@fastify/type-provider-typebox';
import { parseId } from '../../platform/database/ids.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Http } from '../../platform/http/http.ts';
import { id } from '../../platform/http/fields.ts';
import type { NoticesService } from './notices.service.ts';

const base = '/api/client/notice';
const OfFile = Type.Object({ notice_id: id(), file_id: id() });
const kinds = ['application/pdf', 'image/webp'];

export function noticesRoutes(http: Http, notices: NoticesService): void {
  http.get(
    `${base}/:notice_id/file/:file_id`,
    { config: { access: 'public' }, schema: { params: OfFile, produces: kinds } },
    async ({ params }, reply) => {
      const { name, key, bytes } = unwrap(await notices.openFile(parseId(params.notice_id), parseId(params.file_id)));
      return reply
        .type(key.endsWith('.pdf') ? 'application/pdf' : 'image/webp')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('cache-control', 'public, max-age=300')
        .header('x-robots-tag', 'noindex')
        .send(bytes);
    },
  );
}

/** The address of a file of a notice. */
export function fileUrl({ noticeId, id }: { noticeId: number; id: number }): string {
  return `${base}/${noticeId}/file/${id}`;
}

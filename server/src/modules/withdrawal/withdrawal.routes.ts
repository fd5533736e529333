import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../platform/access/access.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { envelope, success } from '../../platform/http/envelope.ts';
import { orNull, text } from '../../platform/http/fields.ts';
import type { Http } from '../../platform/http/http.ts';
import type { WithdrawalService } from './withdrawal.service.ts';

const Confirmation = Type.Object({ password: Type.Optional(orNull(text(200))) });

export function withdrawalRoutes(http: Http, withdrawal: WithdrawalService): void {
  http.post(
    '/api/client/user/withdraw',
    {
      config: { access: 'member', idempotent: false, changes: ['posts', 'reviews', 'listings'] },
      schema: { body: Confirmation, response: { 200: envelope(Type.Null()) } },
    },
    async (request) => {
      unwrap(await withdrawal.withdraw(signedInViewer(request), request.body.password ?? null));
      return success(null);
    },
  );
}

import { Type } from '@fastify/type-provider-typebox';
import { signedInViewer } from '../../../platform/access/access.ts';
import { unwrap } from '../../../platform/errors/result.ts';
import { envelope, success } from '../../../platform/http/envelope.ts';
import { text } from '../../../platform/http/fields.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { OwnAccountService } from './own-account.service.ts';

const PasswordChange = Type.Object({ password: text(200), newPassword: text(200) });

export function ownAccountRoutes(http: Http, ownAccount: OwnAccountService): void {
  const base = '/api/client/user';
  const config = { idempotent: false };

  http.patch(
    `${base}/password`,
    { config: { access: 'member', ...config }, schema: { body: PasswordChange, response: { 200: envelope(Type.Null()) } } },
    async (request) => {
      unwrap(await ownAccount.changePassword(signedInViewer(request), request.body));
      return success(null);
    },
  );
  http.patch(
    `${base}/marketing`,
    {
      config: { access: 'member', ...config },
      schema: { body: Type.Object({ isAgreed: Type.Boolean() }), response: { 200: envelope(Type.Null()) } },
    },
    async (request) => {
      await ownAccount.setMarketingConsent(signedInViewer(request), request.body.isAgreed);
      return success(null);
    },
  );
}

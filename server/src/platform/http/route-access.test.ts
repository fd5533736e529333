import { createHttp } from './create-http.ts';
import { registerRouteAccess } from './route-access.ts';

test('a route without access stops the start and is named', async () => {
  const http = createHttp({ log: false });
  registerRouteAccess(http);
  void http.register(async (scope) => {
    scope.patch('/api/client/forgotten', {}, async () => null);
  });
  await expect(http.ready()).rejects.toThrow('PATCH /api/client/forgotten does not declare who may call it');
});

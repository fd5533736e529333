import type { FastifyInstance } from 'fastify';
import type { Params } from '../http/queries.ts';

/** The failed renderings of a package here, newest first. */
export type PackageFailures = { ofPackage(name: string): readonly object[] };

/** `GET …/errors` below `/releases/<package>`, within what has let a key in: how renderings of the package went wrong here since the service started, with its own stacks. */
export function errorRoutes(scope: FastifyInstance, log: PackageFailures): void {
  scope.get<{ Params: Params }>('/releases/:package/errors', async ({ params }, reply) =>
    reply.header('cache-control', 'no-store').send({ errors: log.ofPackage(params.package) }),
  );
}

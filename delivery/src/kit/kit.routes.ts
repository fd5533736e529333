import { KIT_CONTRACTS, KIT_LIST, KIT_SCHEMA, type Kit } from '@petcare/tooling/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteContractsOf } from '../contracts/site-contracts.policy.ts';
import { notThere, sendStored } from '../files/releases.routes.ts';
import type { StoredReleases } from '../files/stored-releases.ts';
import { originOf } from '../http/site-origin.ts';
import type { LiveRegistry } from '../registry/live-registry.ts';

export type KitDeps = { registry: LiveRegistry; stored: StoredReleases; siteUrl: string | undefined };

type LiveKit = Kit & { release: string };

/**
 * `GET /kit` lists the packages that the live shell gives to teams outside the
 * checkout. Below it they are as npm, pnpm and yarn ask a registry: what a
 * package is under its name, and its tarball under an address that names the
 * shell's release, so that a lock file stays right for as long as that is stored.
 * `/kit/schema.graphql` is the API's schema, as the live shell was released with, `/kit/contracts.json` which events and
 * slots the live releases declare.
 */
export function kitRoutes(app: FastifyInstance, { registry, stored, siteUrl }: KitDeps): void {
  const liveRelease = () => registry.live().get('shell')?.release;

  async function liveKit(): Promise<LiveKit | null> {
    const release = liveRelease();
    const content = release && (await (await stored.file('shell', release, KIT_LIST))?.read(''));
    return release && content ? { release, ...(JSON.parse(content.toString('utf8')) as Kit) } : null;
  }

  const addressOf = (request: FastifyRequest, release: string, file: string) =>
    `${siteUrl ?? originOf(request)}/kit/-/${release}/${file.split('/').at(-1)}`;

  const say = (reply: FastifyReply, content: object) => reply.header('cache-control', 'no-cache').send(content);

  app.get('/kit', async (request, reply) => {
    const kit = await liveKit();
    if (!kit) return notThere(reply);
    const packages = kit.packages.map(({ name, version, integrity, file }) => ({
      name,
      version,
      integrity,
      address: addressOf(request, kit.release, file),
    }));
    return say(reply, { version: kit.version, release: kit.release, packages });
  });

  app.get(`/${KIT_SCHEMA}`, async (_request, reply) => {
    const release = liveRelease();
    const content = release && (await (await stored.file('shell', release, KIT_SCHEMA))?.read(''));
    return content ? say(reply.type('text/plain; charset=utf-8'), content) : notThere(reply);
  });

  app.get(`/${KIT_CONTRACTS}`, async (_request, reply) =>
    say(reply, siteContractsOf([...registry.live().values()].map(({ manifest }) => manifest))),
  );

  async function describe(request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> {
    const kit = await liveKit();
    const found = kit?.packages.find((one) => one.name === name);
    if (!kit || !found) return notThere(reply);
    const { version, integrity, file, manifest } = found;
    const dist = { tarball: addressOf(request, kit.release, file), integrity };
    const createdAt = registry.live().get('shell')?.createdAt;
    // What package managers go by that take no version before it has been there for a while.
    const time = createdAt && { created: createdAt, modified: createdAt, [version]: createdAt };
    return say(reply, { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } }, ...(time && { time }) });
  }

  // npm writes the slash of a scoped name as %2f, others as it is.
  app.get<{ Params: { name: string } }>('/kit/:name', async (request, reply) => describe(request, reply, request.params.name));
  app.get<{ Params: { scope: string; name: string } }>('/kit/:scope/:name', async (request, reply) =>
    describe(request, reply, `${request.params.scope}/${request.params.name}`),
  );
  app.get<{ Params: { release: string; file: string } }>('/kit/-/:release/:file', async (request, reply) =>
    sendStored(request, reply, await stored.file('shell', request.params.release, `kit/${request.params.file}`)),
  );
}

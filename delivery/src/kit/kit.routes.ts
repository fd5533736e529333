import { KIT_CONTRACTS, KIT_LIST, KIT_SCHEMA, type Kit } from '@petcare/wire/manifest';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteContractsOf } from '../contracts/site-contracts.policy.ts';
import { notThere, sendStored } from '../files/releases.routes.ts';
import type { StoredReleases } from '../files/stored-releases.ts';
import { originOf } from '../http/site-origin.ts';
import type { LiveRegistry } from '../live/live-registry.ts';

export type KitDeps = {
  registry: LiveRegistry;
  stored: StoredReleases;
  siteUrl: string | undefined;
  /** The kits that are kept, newest first. */
  keptKits: () => Promise<{ release: string; createdAt: Date }[]>;
};

type StoredKit = Kit & { release: string };

/** So long the list of kept kits is asked for once. */
const LIST_KEPT = 5_000;

/** A question whose answer is kept for so many milliseconds; one that failed is asked again. */
function keptFor<T>(milliseconds: number, question: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return () => {
    if (kept && Date.now() < kept.until) return kept.answer;
    const answer = question();
    kept = { answer, until: Date.now() + milliseconds };
    answer.catch(() => (kept = null));
    return answer;
  };
}

/**
 * `GET /kit` lists the packages that the live shell gives to teams outside the
 * checkout. Below it they are as npm, pnpm and yarn ask a registry: what a
 * package is under its name, in every version whose kit is kept, and its tarball under an address that names the
 * shell's release, so that a lock file stays right for as long as that is stored.
 * `/kit/schema.graphql` is the API's schema, as the live shell was released with, `/kit/contracts.json` which events and
 * slots the live releases declare.
 */
export function kitRoutes(app: FastifyInstance, { registry, stored, siteUrl, keptKits }: KitDeps): void {
  const liveRelease = () => registry.live().get('shell')?.release;

  const listed = new Map<string, StoredKit>();
  async function kitOf(release: string): Promise<StoredKit | null> {
    const known = listed.get(release);
    if (known) return known;
    const content = await (await stored.file('shell', release, KIT_LIST))?.read('');
    if (!content) return null;
    const kit = { release, ...(JSON.parse(content.toString('utf8')) as Kit) };
    listed.set(release, kit);
    return kit;
  }

  async function liveKit(): Promise<StoredKit | null> {
    const release = liveRelease();
    return release === undefined ? null : kitOf(release);
  }

  const list = keptFor(LIST_KEPT, keptKits);

  /** The live kit, and of each other version the kit that was live last; of the live one alone while the registry is away. */
  async function kitsByVersion(live: StoredKit): Promise<{ kit: StoredKit; createdAt: Date | string | undefined }[]> {
    const found = new Map([[live.version, { kit: live, createdAt: registry.live().get('shell')?.createdAt as Date | string | undefined }]]);
    for (const { release, createdAt } of await list().catch(() => [])) {
      const kit = await kitOf(release);
      if (kit && !found.has(kit.version)) found.set(kit.version, { kit, createdAt });
    }
    return [...found.values()];
  }

  const addressOf = (request: FastifyRequest, release: string, file: string) =>
    `${originOf(request, { siteUrl })}/kit/-/${release}/${file.split('/').at(-1)}`;

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
    if (!kit?.packages.some((one) => one.name === name)) return notThere(reply);
    const versions: Record<string, object> = {};
    // What package managers go by that take no version before it has been there for a while.
    const times: Record<string, string> = {};
    for (const { kit: one, createdAt } of await kitsByVersion(kit)) {
      const found = one.packages.find((each) => each.name === name);
      if (!found) continue;
      const { version, integrity, file, manifest } = found;
      versions[version] = { ...manifest, dist: { tarball: addressOf(request, one.release, file), integrity } };
      if (createdAt !== undefined) times[version] = new Date(createdAt).toISOString();
    }
    const [created] = Object.values(times).sort();
    const time = created !== undefined && { created, modified: times[kit.version] ?? created, ...times };
    return say(reply, { name, 'dist-tags': { latest: kit.version }, versions, ...(time && { time }) });
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

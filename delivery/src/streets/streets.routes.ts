import { basename, dirname } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { StreetsFile } from '../settings/streets-file.ts';

/** The file of streets, read by ranges: a map asks for some kilobytes of gigabytes. */
export async function streetsRoutes(app: FastifyInstance, { path, address }: StreetsFile): Promise<void> {
  await app.register(async (own) => {
    await own.register(staticFiles, { root: dirname(path), serve: false, maxAge: '1d', immutable: true });
    own.get(address, (_request, reply) => reply.type('application/octet-stream').sendFile(basename(path)));
  });
}

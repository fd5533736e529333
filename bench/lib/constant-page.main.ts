import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const page = readFileSync(process.argv[2] ?? '', 'utf8');
const app = Fastify();
app.get('/*', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));

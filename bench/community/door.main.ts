import Fastify from 'fastify';
import { apiProxy } from '../../delivery/src/proxy/api.proxy.ts';

/** The delivery service's way to the API, and nothing else of it: `door.main.ts <address of the API>`. */
const [apiUrl = ''] = process.argv.slice(2);
const app = Fastify();
await apiProxy(app, apiUrl);
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('SIGTERM', () => process.exit(0));

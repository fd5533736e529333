import { availableParallelism } from 'node:os';

/**
 * Node's default of four threads has more passwords hashed at once than a small machine has cores: they push each
 * other, and the event loop, out of the caches. On a big one it leaves cores idle.
 */
export const threadPool = { UV_THREADPOOL_SIZE: process.env['UV_THREADPOOL_SIZE'] ?? String(Math.max(2, availableParallelism())) };

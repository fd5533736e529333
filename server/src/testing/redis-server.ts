import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { freePort } from '@petcare/node/processes';
import { Redis } from 'ioredis';

/** Debian's `redis-server`, where it is installed. */
export const redisPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((file) => existsSync(file));

export type RedisServer = {
  url: string;
  /** It keeps its connections and answers nothing, until `goOn`. */
  hang(): void;
  goOn(): void;
  /** The names of all that it holds. */
  keys(): Promise<string[]>;
  stop(): Promise<void>;
  /** On the same port as before, with nothing stored. */
  startAgain(): Promise<void>;
};

/** A Redis of its own, which stores nothing on the disk. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  let child = await started(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async keys() {
      const redis = new Redis({ port, lazyConnect: true });
      await redis.connect();
      return redis.keys('*').finally(() => redis.disconnect());
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async startAgain() {
      child = await started(port);
    },
  };
}

async function started(port: number): Promise<ChildProcess> {
  const child = spawn(redisPath ?? 'redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  return child;
}

export type SilentServer = { url: string; close(): Promise<void> };

/** A server that takes connections and never answers, as a Redis does whose machine stands still. */
export async function startSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  const port = await portOf(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

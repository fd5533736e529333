import { spawn } from 'node:child_process';

/** A server in a process of its own, so that it doesn't share a core's time with whoever measures it. */
export type ServerProcess = { said: string; pid: number; stop(): Promise<void> };

/** Run a TypeScript file that sends one message when it listens. Throws when it ends before. */
export async function startServer(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const said = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', () => reject(new Error(`${file} did not start`)));
  });
  return {
    said,
    pid: child.pid!,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

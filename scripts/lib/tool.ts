import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './paths.ts';

export interface ToolOptions {
  cwd?: string;
  /** Flags of Node and V8. */
  flags?: readonly string[];
  env?: Record<string, string | undefined>;
  /** Shows its output as it comes, instead of keeping it. */
  show?: boolean;
  /** Has it know when this process ends, even by kill -9, by a channel that closes then. */
  tied?: boolean;
  signal?: AbortSignal;
}

const SHOWN = ['inherit', 'inherit', 'inherit'] as const;
const KEPT = ['ignore', 'pipe', 'pipe'] as const;

/** A TypeScript file as Node takes it: in a build for production it is there as JavaScript. */
const runnable = (file: string) => (file.endsWith('.ts') && existsSync(file) ? ['--import', 'tsx', file] : [file.replace(/\.ts$/, '.js')]);

/** Runs a JavaScript or TypeScript file with this Node; its exit code and what it printed. */
export function runTool(file: string, args: string[], options: ToolOptions = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...(options.flags ?? []), ...runnable(file), ...args], {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: [...(options.show ? SHOWN : KEPT), ...(options.tied ? (['ipc'] as const) : [])],
      ...(options.signal && { signal: options.signal }),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    // One that is told to end says first what it has done.
    child.once('error', (error) => error.name !== 'AbortError' && reject(error));
    child.once('close', (code) => resolve({ code: code ?? (options.signal?.aborted ? 130 : 1), output }));
  });
}

import type { OriginKind } from '@petcare/contracts';

const CODE = /\.m?js$/;

/** Those of a release's origins in force that count for its files. */
export type FileOrigins = Pick<Record<OriginKind, readonly string[]>, 'connect' | 'wasm'>;
export const NO_ORIGINS: FileOrigins = { connect: [], wasm: [] };

/** Shown by itself, a file that is no code loads nothing and runs nothing; pictures keep their own styles. */
const STILL = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * The policy of a file of a release. A browser takes it from a script that a worker is started with, and for whatever is
 * opened as a document; what a page loads is under the page's. So a worker may ask whom a page with its release may ask.
 * @param origins those in force for the release
 */
export function filePolicy(path: string, { connect, wasm }: FileOrigins): string {
  if (!CODE.test(path)) return STILL;
  return [
    "default-src 'none'",
    `script-src 'self'${wasm.length > 0 ? " 'wasm-unsafe-eval'" : ''}`,
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    // A worker with less is not started.
    'sandbox allow-scripts allow-same-origin',
  ].join('; ');
}

import { logTo } from '@petcare/node';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/** Properties that an error of a library may carry along of a call: the values of a statement, the row that it met, a command to Redis. */
const CARRIED = ['args', 'command', 'detail', 'parameters', 'query', 'where'];

/**
 * The log of the server. A call is told by its route and the numbers in it: the rest of an address may hold a secret, as a
 * calendar's does, or where somebody is.
 */
export function logOf(level: 'info' | 'warn'): FastifyServerOptions['logger'] {
  return {
    level,
    stream: logTo(process.stdout),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, url: toldAddress(request), remoteAddress: request.ip }),
      err: toldError,
    },
  };
}

function toldAddress({ routeOptions, params }: FastifyRequest): string {
  const given = params as Record<string, string> | undefined;
  return (routeOptions.url ?? 'no route').replace(/:(\w+)/g, (name, key: string) => {
    const value = given?.[key] ?? '';
    return /^\d{1,12}$/.test(value) ? value : name;
  });
}

function toldError(error: Error): { type: string; message: string; stack: string } {
  const { message, stack = '', name, cause, ...more } = error as Error & Record<string, unknown>;
  const kept = Object.fromEntries(Object.entries(more).filter(([key]) => !CARRIED.includes(key)));
  return { ...kept, type: name, message, stack, ...(cause instanceof Error && { cause: toldError(cause) }) };
}

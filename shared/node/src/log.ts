import { logTo } from './log-lines.ts';
import { requestIdOf } from './request-ids.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The least grave lines that a log has. */
export type LogLevel = (typeof LEVELS)[number];

/** A call in what Fastify knows of it. `params` are the parts of its path by the names that its route gives them. */
type LoggedCall = {
  method: string;
  ip: string;
  params: unknown;
  routeOptions: { url?: string | undefined };
  log: Record<'info' | 'debug', (told: object, message: string) => void>;
};
type LoggedAnswer = { statusCode: number; elapsedTime: number };

/** Properties that an error of a library may carry along of a call: the values of a statement, the row that it met, a command to Redis. */
const CARRIED = ['args', 'command', 'detail', 'parameters', 'query', 'where'];
/** A balancer asks for them every second. */
const OF_HEALTH = new Set(['/livez', '/readyz', '/healthz']);

/** LOG_LEVEL, else `info` in production and `warn` elsewhere. Throws at a word that is no level. */
export function readLogLevel(env: Readonly<Record<string, string | undefined>>): LogLevel {
  const text = env['LOG_LEVEL'] || (env['NODE_ENV'] === 'production' ? 'info' : 'warn');
  const level = LEVELS.find((one) => one === text);
  if (!level) throw new Error(`LOG_LEVEL is none of ${LEVELS.join(', ')}: ${text}`);
  return level;
}

/**
 * The options of Fastify by which server and delivery log alike: a line of JSON each, on the standard output, by the id of the
 * request. Calls are for `logAnswered`, in place of Fastify's own two lines. @param level false for no log at all
 */
export function logOptions(level: LogLevel | false) {
  return {
    logger: level && {
      level,
      stream: logTo(process.stdout),
      serializers: {
        req: (call: LoggedCall) => ({ method: call.method, url: toldAddress(call), remoteAddress: call.ip }),
        err: toldError,
      },
    },
    genReqId: requestIdOf,
    requestIdHeader: false as const,
  };
}

/**
 * Logs a call that was answered, or whose caller has left: by its route and the numbers in it, its status and its milliseconds.
 * The rest of an address may hold a secret, as a calendar's does, or where somebody is. @param page the route of a page
 */
export function logAnswered(call: LoggedCall, { statusCode: status, elapsedTime }: LoggedAnswer, page?: string | null): void {
  const level = OF_HEALTH.has(call.routeOptions.url ?? '') ? 'debug' : 'info';
  call.log[level]({ req: call, ...(page && { page }), status, ms: Math.round(elapsedTime) }, 'answered');
}

function toldAddress({ routeOptions, params }: Pick<LoggedCall, 'routeOptions' | 'params'>): string {
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

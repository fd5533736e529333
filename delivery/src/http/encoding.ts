import negotiator from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that the browser takes, of those that are stored. */
export function chooseEncoding(header: string | undefined, stored: { br?: number; gzip?: number }): Encoding {
  const forms = (['br', 'gzip'] as const).filter((form) => stored[form] !== undefined);
  return (negotiator.negotiate(header?.toLowerCase() ?? '', forms) as 'br' | 'gzip' | null) ?? 'identity';
}

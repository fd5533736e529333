export type Encoding = 'br' | 'gzip' | 'identity';

/** The weight that an Accept-Encoding header gives an encoding: 0 is a refusal. */
function weightOf(header: string, encoding: string): number {
  let any = 0;
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality ? Number(quality.slice(2)) || 0 : 1;
    if (name === encoding) return weight;
    if (name === '*') any = weight;
  }
  return any;
}

/** The smallest form that the browser takes, of those that are stored. */
export function chooseEncoding(header: string | undefined, stored: { br?: number; gzip?: number }): Encoding {
  if (!header) return 'identity';
  const br = stored.br === undefined ? 0 : weightOf(header, 'br');
  const gzip = stored.gzip === undefined ? 0 : weightOf(header, 'gzip');
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

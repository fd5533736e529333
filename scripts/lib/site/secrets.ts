import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { paths } from '../paths.ts';

type PushPair = { publicKey: string; privateKey: string };
type Secrets = { jwt?: string; push?: PushPair };

async function known(): Promise<Secrets> {
  return readFile(paths.secrets, 'utf8').then(
    (text) => JSON.parse(text) as Secrets,
    () => ({}),
  );
}

/** One of the site's own secrets, made at the first start. */
async function ownSecret<Name extends keyof Secrets>(
  name: Name,
  make: () => NonNullable<Secrets[Name]>,
): Promise<NonNullable<Secrets[Name]>> {
  const secrets = await known();
  const kept = secrets[name];
  if (kept) return kept;
  const made = make();
  await mkdir(paths.data, { recursive: true });
  await writeFile(paths.secrets, JSON.stringify({ ...secrets, [name]: made }), { mode: 0o600 });
  await chmod(paths.secrets, 0o600);
  return made;
}

/** The secret that sessions are signed with: of the environment, else the site's own. */
export async function jwtSecret(): Promise<string> {
  return process.env['JWT_SECRET'] || ownSecret('jwt', () => randomBytes(48).toString('base64url'));
}

/** A pair of P-256, each key as push services and browsers take it: the public one as a point (RFC 8292), both base64url. */
function makePushPair(): PushPair {
  const { d = '', x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

/** The environment with which a site on somebody's own machine sends notices to devices; nothing where the environment names any of it. */
export async function ownPushEnvironment(): Promise<Record<string, string>> {
  if (Object.keys(process.env).some((name) => name.startsWith('VAPID_'))) return {};
  const { publicKey, privateKey } = await ownSecret('push', makePushPair);
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:operator@petcare.test' };
}

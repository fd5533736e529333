import { allOrNone, type Environment } from '../environment.ts';

export type MailKeys = {
  /** `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS. */
  url: string;
  from: string;
  /** False for the sandbox alone: nothing goes through the net unencrypted. */
  isEncrypted: boolean;
  /** An HTTP proxy to the mail server, null for none. */
  proxy: string | null;
};

export function readMailKeys(env: Environment): MailKeys | null {
  const given = allOrNone(env, 'MAIL_URL', 'MAIL_FROM');
  if (!given) return null;
  if (!/^smtps?:\/\//.test(given.MAIL_URL) || !URL.canParse(given.MAIL_URL))
    throw new Error('MAIL_URL is not an smtp:// or smtps:// address');
  return { url: given.MAIL_URL, from: given.MAIL_FROM, isEncrypted: true, proxy: env['MAIL_PROXY'] || null };
}

/** The sandbox has one port, for HTTP: its mail server is reached through it, as through any HTTP proxy. */
export function sandboxMailKeys(sandboxUrl: string): MailKeys {
  return { url: 'smtp://mail.sandbox.test:25', from: '"펫케어" <no-reply@petcare.test>', isEncrypted: false, proxy: sandboxUrl };
}

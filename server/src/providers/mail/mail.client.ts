import { createTransport } from 'nodemailer';
import type { MailKeys } from './mail.keys.ts';

/** `key`: the same for a repeat of the same mail, which mailboxes then show once. */
export type Mail = { to: string; subject: string; text: string; key?: string };

/** `refused`: there is no such mailbox, says the server. `unavailable`: no server took the mail. */
export type MailAnswer = { ok: true } | { ok: false; reason: 'refused' | 'unavailable'; detail: string };

export type MailClient = {
  /** Hands a mail over to the mail server; it has been taken when this answers `ok`. Never throws. */
  send(mail: Mail): Promise<MailAnswer>;
};

const LIMIT_MILLISECONDS = 5_000;

/** Mail by SMTP (RFC 5321), encrypted: at once (`smtps:`) or by STARTTLS. */
export function createMailClient(keys: MailKeys): MailClient {
  const transport = createTransport({
    url: keys.url,
    ...(keys.proxy && { proxy: keys.proxy }),
    requireTLS: keys.isEncrypted,
    ignoreTLS: !keys.isEncrypted,
    connectionTimeout: LIMIT_MILLISECONDS,
    greetingTimeout: LIMIT_MILLISECONDS,
    socketTimeout: LIMIT_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, key }) {
      try {
        // As an object, the address is one address, whatever is written in it.
        const messageId = key && { messageId: `<${key}@${domainOf(keys.from)}>` };
        await transport.sendMail({ from: keys.from, to: { name: '', address: to }, subject, text, ...messageId });
        return { ok: true };
      } catch (error) {
        const { code, responseCode = 0, message } = error as { code?: string; responseCode?: number; message: string };
        const isRefused = code === 'EENVELOPE' && responseCode >= 500;
        return { ok: false, reason: isRefused ? 'refused' : 'unavailable', detail: message };
      }
    },
  };
}

/** Of `petcare@example.com` or `펫케어 <petcare@example.com>`. */
function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

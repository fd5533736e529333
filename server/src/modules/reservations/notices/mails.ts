import { framedMail, type MailText } from '../../../platform/outbox/mail-frame.ts';
import type { Notice } from './notices.ts';

/** `page` says where it leads: an address, or words where the site does not know its own. */
export function mailOf({ title, text }: Pick<Notice, 'title' | 'text'>, page: string): MailText {
  return framedMail(title, text, page);
}

/** The same as a text message. */
export function smsOf({ text }: Pick<Notice, 'text'>, page: string): string {
  return `[펫케어] ${text}\n${page}`;
}

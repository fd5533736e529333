import { readPhone } from '@petcare/phone/read';

/** Until when a popup may come back. */
export const VERIFICATION_MINUTES = 10;

/** The name of the site in the provider's popup. */
export const SITE_TITLE = '펫케어';

/** `gu***@petcare.test`: enough to know one's own again, and as many stars for everybody. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const shown = [...email.slice(0, at)].slice(0, at > 3 ? 2 : 1).join('');
  return `${shown}***${email.slice(at)}`;
}

/** A number as its digits, however it is written, for counting tries. */
export function numberKey(phone: string): string {
  return readPhone(phone) ?? phone.replace(/\D/g, '').slice(0, 15);
}

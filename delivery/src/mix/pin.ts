import type { Mix } from './mix.ts';
import type { MixCookie, MixRequest } from './request.ts';
import { isTicketGood, type Ticket } from './signed-link.ts';

const COOKIE = 'petcare-composition';
const TOKEN = /^([0-9a-f]+)\.(\d+)\.([\w-]+)/;
const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
const END: MixCookie = { name: COOKIE, value: '', options: { ...OPTIONS, maxAge: 0 } };

/** The means to open a signed link: the secret that it was signed with, the time, and the mix of an id; null when no one was given it. */
export type Links = { secret: string; now: Date; open(id: string): Promise<Mix | null> };

/** The mix that a request wants exactly, if any; or the status for a link that opens nothing. */
export type Pin = { pin: { mix: Mix } | { refused: 400 | 404 } | null; cookie: MixCookie | null };

/** By the signed link of the address, kept in a cookie for this visit; `?composition=` with nothing ends it, and so does a preview that the address names. Without `links` each link is refused. */
export async function pinOf({ url: { searchParams }, cookies }: Pick<MixRequest, 'url' | 'cookies'>, links: Links | null): Promise<Pin> {
  const id = searchParams.get('composition');
  if (!links) return { pin: id ? { refused: 404 } : null, cookie: null };
  if (id === '' || (id === null && searchParams.get('preview'))) return { pin: null, cookie: id === '' || cookies[COOKIE] ? END : null };
  if (id !== null) {
    const ticket: Ticket = { id, until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
    if (!isTicketGood(links.secret, ticket, links.now)) return { pin: { refused: 400 }, cookie: null };
    const mix = await links.open(id);
    if (!mix) return { pin: { refused: 404 }, cookie: null };
    return { pin: { mix }, cookie: { name: COOKIE, value: `${id}.${ticket.until}.${ticket.signature}`, options: OPTIONS } };
  }
  const [, kept, until, signature] = TOKEN.exec(cookies[COOKIE] ?? '') ?? [];
  if (!kept || !until || !signature) return { pin: null, cookie: null };
  const mix = isTicketGood(links.secret, { id: kept, until, signature }, links.now) ? await links.open(kept) : null;
  return mix ? { pin: { mix }, cookie: null } : { pin: null, cookie: END };
}

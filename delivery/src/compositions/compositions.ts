import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mix } from '../mix/mix.ts';
import type { Database } from '../platform/database.ts';
import type { LiveRelease, StoredRelease } from '../registry/registry.sql.ts';
import { compositionId } from '../mix/composition-id.ts';
import { keepComposition, putComposition, selectComposition, selectRelease, type Releases } from './compositions.sql.ts';
import { namedRelease } from './named-release.ts';
import { isTicketGood, queryOf, signTicket, type Ticket } from '../mix/signed-link.ts';

const COOKIE = 'petcare-composition';
const TOKEN = new RegExp(`(?:^|;\\s*)${COOKIE}=([0-9a-f]+)\\.(\\d+)\\.([\\w-]+)`);
const DAY = 86_400_000;
const LINKED_DAYS = 7;
const WRITTEN_AGAIN_AFTER = 60 * 60_000;
/** Mixes that are remembered; with a few canaries on there are some dozens. */
const MOST_REMEMBERED = 500;

/** The mix that a request wants exactly; `refused` is the status for a link that opens nothing. */
export type Pin = { mix: Mix } | { refused: 400 | 404 } | null;

export type Compositions = {
  /** Keep a mix that is given out, so that a link can name it. Nobody waits for it. */
  remember(mix: Mix): void;
  /** The stored release that a text names, as in `npm run mix`; null when there is none. */
  releaseNamed(text: string, live: ReadonlyMap<string, LiveRelease>): Promise<StoredRelease | null>;
  /** The query of a signed link to a mix that was given out, whose releases are kept from now on; null when nobody was given it. */
  linkTo(id: string): Promise<string | null>;
  /** By the signed link of the address, kept in a cookie for this visit; `?composition=` with nothing ends it. */
  pinOf(url: URL, request: FastifyRequest, reply: FastifyReply): Promise<Pin>;
  /** Fulfils when what was remembered is written. */
  settled(): Promise<void>;
};

function ticketOf({ searchParams }: URL, { headers }: FastifyRequest): { ticket: Ticket | null; named: boolean } {
  const id = searchParams.get('composition');
  if (id !== null) {
    const ticket = { id, until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
    return { ticket: id === '' ? null : ticket, named: true };
  }
  const [, kept, until, signature] = TOKEN.exec(headers.cookie ?? '') ?? [];
  return { ticket: kept && until && signature ? { id: kept, until, signature } : null, named: false };
}

function endPin(reply: FastifyReply): void {
  reply.header('set-cookie', `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
}

/** The names of mixes, found out once. */
const names = new WeakMap<Mix, { id: string; releases: Releases }>();

function nameOf(mix: Mix): { id: string; releases: Releases } {
  const known = names.get(mix);
  if (known) return known;
  const releases: Releases = Object.fromEntries([...mix].map(([name, { release }]) => [name, release]));
  const name = { id: compositionId(releases), releases };
  names.set(mix, name);
  return name;
}

export function createCompositions(options: {
  sql: Database;
  secret: string;
  onError: (error: unknown) => void;
  now?: () => Date;
}): Compositions {
  const { sql, secret, onError, now = () => new Date() } = options;
  const written = new Map<string, number>();
  const opened = new Map<string, Mix>();
  const writing = new Set<Promise<void>>();

  // A mix of one id never changes, so what was read once stays right.
  async function open(id: string): Promise<Mix | null> {
    const known = opened.get(id);
    if (known) return known;
    const rows = await selectComposition(sql, id);
    if (!rows.some(({ package: name }) => name === 'shell')) return null;
    const mix = new Map(rows.map((row) => [row.package, { ...row, previous: null, previousManifest: null }]));
    if (opened.size >= MOST_REMEMBERED) opened.clear();
    opened.set(id, mix);
    return mix;
  }

  return {
    remember(mix) {
      const { id, releases } = nameOf(mix);
      if (now().getTime() - (written.get(id) ?? 0) < WRITTEN_AGAIN_AFTER) return;
      if (written.size >= MOST_REMEMBERED) written.clear();
      written.set(id, now().getTime());
      const write = putComposition(sql, id, releases)
        .catch((error: unknown) => {
          written.delete(id);
          onError(error);
        })
        .finally(() => writing.delete(write));
      writing.add(write);
    },
    async releaseNamed(text, live) {
      const found = await namedRelease(sql, [...live.values()], text);
      return 'why' in found ? null : selectRelease(sql, found.name, found.release);
    },
    async linkTo(id) {
      await Promise.all(writing);
      const until = new Date(now().getTime() + LINKED_DAYS * DAY);
      return (await keepComposition(sql, id, until)) ? queryOf(signTicket(secret, id, until)) : null;
    },
    async pinOf(url, request, reply) {
      const { ticket, named } = ticketOf(url, request);
      if (!ticket) {
        if (named) endPin(reply);
        return null;
      }
      const good = isTicketGood(secret, ticket, now());
      const mix = good ? await open(ticket.id) : null;
      if (mix && named)
        reply.header('set-cookie', `${COOKIE}=${ticket.id}.${ticket.until}.${ticket.signature}; Path=/; HttpOnly; SameSite=Lax`);
      if (mix) return { mix };
      if (named) return { refused: good ? 404 : 400 };
      endPin(reply);
      return null;
    },
    async settled() {
      await Promise.all(writing);
    },
  };
}

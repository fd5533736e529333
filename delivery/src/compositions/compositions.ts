import { faultsOfChange } from '../checks/faults-of-change.ts';
import type { StoredMixes } from '../mix/mix-rule.ts';
import type { Mix } from '../mix/mix.ts';
import type { Database } from '../platform/database.ts';
import { compositionId, type Releases } from '../mix/composition-id.ts';
import { keepComposition, putComposition, selectComposition, selectRelease } from './compositions.sql.ts';
import { namedRelease } from './named-release.ts';
import { selectGrants } from '../grants/grants.sql.ts';
import type { Preview } from '../previews/previews.sql.ts';
import type { LiveRelease, StoredRelease } from '../registry/registry.sql.ts';
import { queryOf, signTicket } from '../mix/signed-link.ts';

const DAY = 86_400_000;
const LINKED_DAYS = 7;
const WRITTEN_AGAIN_AFTER = 60 * 60_000;
/** Mixes that are remembered; with a few canaries on there are some dozens. */
const MOST_REMEMBERED = 500;

/** The mixes that were given out, each under its id. */
export type Compositions = StoredMixes & {
  /** The query of a signed link to a mix that was given out, whose releases are kept from now on; null when nobody was given it. */
  linkTo(id: string): Promise<string | null>;
  /** Fulfils when what was remembered is written. */
  settled(): Promise<void>;
};

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

type Live = ReadonlyMap<string, LiveRelease>;
type JudgedPreview = { release: StoredRelease; misfits: string[] };

/** The judgements of the previews that were looked at, as long as nothing moves. */
const judged = new WeakMap<Live, Map<string, Promise<JudgedPreview>>>();

async function judge(sql: Database, { package: name, release }: Preview, live: Live): Promise<JudgedPreview> {
  const stored = await selectRelease(sql, name, release);
  if (!stored) throw new Error(`${name} ${release} has a preview, and is not stored`);
  const given = [...live.values()].map((one) => ({ ...one, canary: null }));
  return { release: stored, misfits: faultsOfChange(given, [stored], { budgets: { default: Infinity }, grants: await selectGrants(sql) }) };
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
    open,
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
    previewed(preview, live) {
      const known = judged.get(live) ?? new Map<string, Promise<JudgedPreview>>();
      judged.set(live, known);
      const judging = known.get(preview.id) ?? judge(sql, preview, live);
      known.set(preview.id, judging);
      judging.catch(() => known.delete(preview.id));
      return judging;
    },
    async linkTo(id) {
      await Promise.all(writing);
      const until = new Date(now().getTime() + LINKED_DAYS * DAY);
      return (await keepComposition(sql, id, until)) ? queryOf(signTicket(secret, id, until)) : null;
    },
    async settled() {
      await Promise.all(writing);
    },
  };
}

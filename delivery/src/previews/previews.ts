import { randomBytes } from 'node:crypto';
import { day } from '@petcare/wire/elsewhere';
import type { Database, Transaction } from '../platform/database.ts';
import { insertAct } from '../registry/audit.sql.ts';
import { deletePreview, putPreview, selectPreviews, type KnownPreview, type Preview } from './previews.sql.ts';

/** Previews of one package that stand at a time: their files are kept. */
export const MOST_PREVIEWS = 20;
const DAY = 86_400_000;

/** The previews that stand, of one package or of all, oldest first. */
export function standingPreviews(sql: Database, name: string | null): Promise<KnownPreview[]> {
  return selectPreviews(sql, name);
}

/** As the log names a preview: whoever reads it can't open it. */
const shortOf = ({ id }: Pick<Preview, 'id'>) => `preview ${id.slice(0, 6)}…`;

async function logEnd(tx: Transaction, preview: Preview, actor: string, why = ''): Promise<void> {
  const { package: name, release } = preview;
  await insertAct(tx, { actor, act: 'discard', package: name, release, previous: null, note: `${shortOf(preview)}${why}` });
}

/**
 * Show a stored release to whoever has the address that comes of it, for so many days; nobody else gets it. Where
 * there are too many the oldest gives way. Needs `lockPackage`; writes the log in the same transaction.
 */
export async function goPreview(
  tx: Transaction,
  name: string,
  release: string,
  days: number,
  { actor, note = '' }: { actor: string; note?: string },
): Promise<Preview> {
  const others = (await selectPreviews(tx, name)).filter((one) => one.release !== release);
  for (const oldest of others.slice(0, Math.max(0, others.length - MOST_PREVIEWS + 1))) {
    await deletePreview(tx, oldest.id, name);
    await logEnd(tx, oldest, actor, `: makes room, ${MOST_PREVIEWS} stand`);
  }
  const preview = await putPreview(tx, {
    id: randomBytes(16).toString('hex'),
    package: name,
    release,
    madeBy: actor,
    note: note || null,
    expiresAt: new Date(Date.now() + days * DAY),
  });
  const terms = `${shortOf(preview)} until ${day(preview.expiresAt)}`;
  await insertAct(tx, { actor, act: 'preview', package: name, release, previous: null, note: note ? `${terms}\n${note}` : terms });
  return preview;
}

/** The preview that ends by this: the one whose id is this, or begins so. `name` bounds it to previews of one package. Null when there is none, or not only one. */
export async function discardPreview(
  sql: Database,
  { id, name, actor }: { id: string; name: string | null; actor: string },
): Promise<Preview | null> {
  return sql.begin(async (tx) => {
    const [meant, another] = (await selectPreviews(tx, name)).filter((one) => one.id.startsWith(id));
    const ended = meant && !another ? await deletePreview(tx, meant.id, name) : null;
    if (ended) await logEnd(tx, ended, actor);
    return ended;
  });
}

import type { Say } from './commands.ts';
import { day, lineOfPreview, type ToldPreview } from './lines.ts';
import { get, post, reasonsOf, type OtherSite } from './site.ts';

/** The request of a command. */
export type PreviewCommand = { verb: 'list' } | { verb: 'discard'; id: string };

/** In days: how long a preview stands where nobody says, and at most. */
const DAYS = { usual: 14, most: 90 };
/** Whole, or as much of its start as the log tells of it. */
const ID = /^[0-9a-f]{6,32}$/;

export const noSuchPreview = 'There is no such preview, or more than one begins so.';

/** For how many days `--preview` and `--days` ask for one; null without. */
export function previewPlanOf({
  preview,
  days,
  canary,
}: {
  preview?: boolean | undefined;
  days?: string | undefined;
  canary?: string | undefined;
}): { days: number } | null | { wrong: string } {
  if (!preview) return days === undefined ? null : { wrong: '--days is for --preview.' };
  if (canary !== undefined) return { wrong: '--preview is for nobody, --canary for a share of the visitors: one of them.' };
  const wanted = days === undefined ? DAYS.usual : /^\d{1,2}$/.test(days) ? Number(days) : 0;
  return wanted >= 1 && wanted <= DAYS.most ? { days: wanted } : { wrong: `--days is a whole number from 1 to ${DAYS.most}.` };
}

/** Those that stand, in a line each; `of`: whose they are. */
export const linesOfPreviews = (previews: readonly ToldPreview[], site: URL | string, of?: string): string[] =>
  previews.length > 0 ? previews.map((one) => lineOfKnownPreview(one, site)) : [`no previews${of === undefined ? '' : ` of ${of}`}`];

/** The command of these words: none, or `list`; `discard ID`, or the address that has it. Null when it is none. */
export function previewCommandOf([verb = 'list', named, ...more]: readonly string[]): PreviewCommand | null | { wrong: string } {
  if (more.length > 0) return null;
  if (verb === 'list') return named === undefined ? { verb } : null;
  if (verb !== 'discard' || named === undefined) return null;
  const id = named.split('preview=').at(-1) ?? '';
  return ID.test(id)
    ? { verb, id }
    : {
        wrong: `'${named}' is no preview: its ID has digits from 0 to f, as the list of previews has it, or is in its address; the first six of them do.`,
      };
}

/** One that stands, in one line. */
export function lineOfKnownPreview(preview: ToldPreview, site: URL | string): string {
  const { id, package: name, release, madeBy, createdAt, note } = preview;
  const told = [id, lineOfPreview(name, release, preview, site), `since ${day(createdAt)} (KST) by ${madeBy}`, note?.split('\n')[0]];
  return told.filter(Boolean).join('  ');
}

export function lineOfDiscarded({ package: name, release }: Pick<ToldPreview, 'package' | 'release'>): string {
  return `${name} ${release}: no preview any more.`;
}

/** List the previews of a package on a site, or end one; tells of it. The exit code: 1 when nothing was done. */
export async function previewsElsewhere(elsewhere: OtherSite, name: string, command: PreviewCommand, say: Say): Promise<number> {
  if (command.verb === 'list') {
    const { status, said } = await get(elsewhere, `/releases/${name}/previews`);
    for (const line of status === 200 ? linesOfPreviews(said['previews'] as ToldPreview[], elsewhere.to, name) : reasonsOf(said)) say(line);
    return status === 200 ? 0 : 1;
  }
  const { status, said } = await post(elsewhere, `/releases/${name}/discard?preview=${command.id}`);
  say(status === 200 ? lineOfDiscarded(said as ToldPreview) : reasonsOf(said).join('\n'));
  return status === 200 ? 0 : 1;
}

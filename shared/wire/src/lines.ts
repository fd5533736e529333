/** A canary: a share of the visitors in percent, for so many minutes, with so many percentage points of failures more than the live release. */
export type CanaryPlan = { share: number; minutes: number; budget: number };

/** A preview as the site tells of it; times as dates or in ISO's form. */
export type ToldPreview = {
  id: string;
  package: string;
  release: string;
  expiresAt: Date | string;
  createdAt: Date | string;
  madeBy: string;
  note: string | null;
};

/** The outcome of a release, as the site answers. */
export type ReleaseOutcome = {
  release: string;
  moved: boolean;
  why?: string | undefined;
  refused?: readonly string[] | undefined;
  note?: string | undefined;
  /** The preview that opens it, where it was released for one. */
  preview?: Pick<ToldPreview, 'id' | 'expiresAt'> | undefined;
  /** The id under which it waits on the site for the word to move. */
  attempt?: string | undefined;
};

export type MoveKind = 'rollback' | 'promote';

/** A line of the site's log; `at` as a date or in ISO's form. */
export type ToldAct = {
  at: Date | string;
  actor: string;
  act: string;
  package: string;
  release: string | null;
  previous: string | null;
  note: string | null;
};

/** The failures of a release's renderings in one way on a site; `at` is the time of the last of them, in ISO's form. */
export type ToldError = { release: string; kind: string; times: number; at: string; path: string; message: string };

/** The canary that `--canary`, `--minutes` and `--budget` ask for; null without one. */
export function canaryPlanOf(values: {
  canary?: string | undefined;
  minutes?: string | undefined;
  budget?: string | undefined;
}): CanaryPlan | null | { wrong: string } {
  if (values.canary === undefined) return null;
  const plan = { share: Number(values.canary), minutes: Number(values.minutes ?? 30), budget: Number(values.budget ?? 2) };
  if (!(plan.share > 0 && plan.share < 100)) return { wrong: '--canary is a percentage between 0 and 100.' };
  if (!(plan.minutes > 0 && plan.budget >= 0)) return { wrong: '--minutes is above 0, --budget at least 0.' };
  return plan;
}

/** As `2026-12-09`, where the people of the site are. */
const SEOUL_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });

/** The day of a time in Seoul, as `2026-12-09`. */
export const day = (at: Date | string) => SEOUL_DAY.format(new Date(at));

/** As `2026-12-09 14:03:11 KST`. */
const SEOUL_TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' });
const time = (at: Date | string) => `${SEOUL_TIME.format(new Date(at))} KST`;

/** A fresh preview, in one line. */
export function lineOfPreview(
  name: string,
  release: string,
  { id, expiresAt }: Pick<ToldPreview, 'id' | 'expiresAt'>,
  site: URL | string,
): string {
  return `${name} ${release}: preview until ${day(expiresAt)} (KST) at ${new URL(`/?preview=${id}`, site).href}`;
}

/** The outcome of a release on this site, in one line. */
export function lineOfRelease(
  name: string,
  { release, moved, why, refused, preview }: ReleaseOutcome,
  { canary, site }: { canary?: CanaryPlan | undefined; site: URL | string },
): string {
  if (preview) return lineOfPreview(name, release, preview, site);
  if (refused) return `${name} ${release}: refused`;
  if (!moved) return why ?? `${name} ${release}: live already`;
  return `${name} ${release}: live${canary ? ` for ${canary.share} % of the visitors` : ''}`;
}

/** The words for what would become of a release that was only asked about. */
export const lineOfPassing = (name: string, { release }: Pick<ReleaseOutcome, 'release'>): string =>
  `${name} ${release}: passes all checks; nothing was moved.`;

export function refusalOf(names: string[], faults: string[]): string {
  return `Not released: ${names.join(', ')}.\n${faults.map((fault) => `  ✗ ${fault}`).join('\n')}\nWhat was live stays live.`;
}

/** The effect of a move, in one line; its consequences in another. */
export function lineOfMove(
  kind: MoveKind,
  name: string,
  { release, replaced, note }: { release: string; replaced: string | null; note?: string | undefined },
): string {
  const done =
    kind === 'rollback'
      ? `${name}: back to ${release}; ${replaced} is withdrawn.`
      : `${name}: ${release} is live for all; ${replaced} was.`;
  return note ? `${done}\nNote: ${note}` : done;
}

/** The fault, then the stack as the package's own code has it. */
export function linesOfError(name: string, { release, kind, times, at, path, message }: ToldError): string {
  const often = times > 1 ? `${times} times, last ` : '';
  const head = [`${often}${time(at)}`, `${name} ${release}`, kind, path];
  return [head.filter(Boolean).join('  '), ...message.split('\n').map((line) => `    ${line}`)].join('\n');
}

/** An act of the log; a note of several lines is indented below it. */
export function lineOfAct({ at, actor, act, package: name, release, previous, note }: ToldAct): string {
  const change = [release, previous ? `(was ${previous})` : ''].filter(Boolean).join(' ');
  const [first = '', ...more] = (note ?? '').split('\n');
  const head = [time(at), act.padEnd(8), name.padEnd(15), change, `by ${actor}`, first].filter(Boolean).join('  ');
  return [head, ...more.map((line) => `    ${line}`)].join('\n');
}

import { median, table, times } from '../lib/figures.ts';
import { AT_ONCE, CLOSED_SECONDS, groups, OPEN, type Round } from './measure.ts';
import type { Group } from './questions.ts';

/** The rounds of each group at each size. */
export type Measured = { sizes: readonly number[]; isReal: boolean; rounds: (group: Group, size: number) => readonly Round[] };

const GOALS = { growth: 2, share: 0.6, areas: 5 };
const goal = (says: string, isMet: boolean) => `Goal ${says}: ${isMet ? 'met' : '**missed**'}.`;
const ms = (value: number) => value.toFixed(1);

/** Tables and goals, in Markdown. */
export function reportOf({ sizes, isReal, rounds }: Measured): string {
  const middle = (group: Group, size: number, of: (round: Round) => number) => median(rounds(group, size).map(of));
  const spread = (group: Group, size: number, of: (round: Round) => number, say: (value: number) => string) => {
    const all = rounds(group, size).map(of);
    return `${say(median(all))} (${say(Math.min(...all))}–${say(Math.max(...all))})`;
  };
  const share = (round: Round) => round.rate / round.bareRate;
  const [least, most] = [sizes[0]!, sizes.at(-1)!];
  const growth = (group: Group) =>
    median(rounds(group, most).map((round, index) => round.calm.p95 / rounds(group, least)[index]!.calm.p95));
  const shares = groups.flatMap((group) => sizes.map((size) => ({ group, size, share: middle(group, size, share) })));
  const low = shares.filter((one) => one.share < GOALS.share);
  const grown = groups.filter((group) => growth(group) > GOALS.growth);
  const dearest = Math.max(...sizes.map((size) => middle('counts by area', size, (round) => round.calm.p95)));
  const rows = groups.flatMap((group) =>
    sizes.map((size) => [
      group,
      size.toLocaleString('en'),
      ms(middle(group, size, (round) => round.calm.p50)),
      spread(group, size, (round) => round.calm.p95, ms),
      spread(
        group,
        size,
        (round) => round.rate,
        (rate) => rate.toFixed(0),
      ),
      ms(middle(group, size, (round) => round.busy.p95)),
      middle(group, size, (round) => round.bareRate).toFixed(0),
      `${ms(middle(group, size, (round) => round.bare.p50))} / ${ms(middle(group, size, (round) => round.bare.p95))}`,
      spread(group, size, share, times),
    ]),
  );
  return [
    '### Finding',
    '',
    `Businesses made after ${isReal ? 'the real lists' : "the project's own model, without the real lists"}; one server process, its PostgreSQL as the site's, and whoever asks, on the same cores. ${rounds(groups[0]!, least).length} rounds in turn, medians (lowest–highest). Calm: ${OPEN.rate} questions a second whoever is answered, ${OPEN.seconds} s. Busy: ${AT_ONCE} connections, each asking again as soon as it is answered, ${CLOSED_SECONDS} s. Bare: the very same statements and parameters through the same driver and pool of ${AT_ONCE} from a process that does nothing else, those of a question one after the other. Counts by area are kept in the server's memory for some seconds (docs/decisions/046), and so are those that pins of a wide view turn into; bare asks for them each time. Milliseconds.`,
    '',
    table(['', 'businesses', 'calm p50', 'calm p95', 'busy: a second', 'p95', 'bare: a second', 'p50 / p95', 'of the bare'], rows),
    '',
    ...(most > least
      ? [
          goal(`p95, calm, at ${most.toLocaleString('en')} ≤ ${GOALS.growth} × p95 at ${least.toLocaleString('en')}`, grown.length === 0) +
            ` ${groups.map((group) => `${group} ${times(growth(group))}`).join(', ')}.`,
          '',
        ]
      : []),
    goal(`≥ ${GOALS.share} of the bare statements a second`, low.length === 0) +
      (low.length > 0
        ? ` Below it: ${low.map((one) => `${one.group} at ${one.size.toLocaleString('en')} ${times(one.share)}`).join(', ')}.`
        : ''),
    '',
    `${goal(`counts by area < ${GOALS.areas} ms, calm p95`, dearest < GOALS.areas)} ${ms(dearest)} ms.`,
  ].join('\n');
}

import type { Services } from '../../app.ts';
import { createContest, type ContestVerbs, type RoundDraft } from '../../modules/contest/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { Album } from '../pictures/album.ts';
import type { DemoPeople } from '../people/people.ts';
import { demoRounds, guardiansEntry, pastEntries, runningEntries, type DemoEntry } from './contest.data.ts';

const DAY_MS = 86_400_000;

/** A round that is over, with its winners, and one that runs, with entries of the members and the guardian's, which is the tenth. */
export async function seedContest(services: Services, { guardian }: DemoPeople, members: readonly Viewer[], album: Album): Promise<void> {
  const now = services.clock.now().getTime();
  const at = (instant: number) => createContest({ ...services, clock: { now: () => new Date(instant) } }).verbs;
  const { over, running } = demoRounds;
  const [overFrom, overTo] = [now - over.startsDaysAgo * DAY_MS, now - over.endsDaysAgo * DAY_MS];
  const past = await openRound(services, at(overFrom), over, overFrom, overTo);
  const entries = await enterAll(album, at(overFrom + 3 * DAY_MS), members, pastEntries);
  unwrap(await inTransaction(services.db, (tx) => at(overTo + DAY_MS).desk.announce(tx, past, entries)));
  const from = now - running.startsDaysAgo * DAY_MS;
  await openRound(services, at(from), running, from, now + running.endsInDays * DAY_MS);
  await enterAll(album, at(now - 2 * DAY_MS), members, runningEntries);
  await enterAll(album, at(now - DAY_MS), [guardian, ...members], [guardiansEntry]);
}

type RoundText = Pick<RoundDraft, 'title' | 'description' | 'prizes'>;

async function openRound({ db }: Services, { desk }: ContestVerbs, round: RoundText, from: number, to: number): Promise<number> {
  const { title, description, prizes } = round;
  const dates = { startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() };
  return unwrap(await inTransaction(db, (tx) => desk.openRound(tx, { title, description, prizes, ...dates })));
}

async function enterAll(album: Album, contest: ContestVerbs, members: readonly Viewer[], entries: readonly DemoEntry[]): Promise<number[]> {
  const made: number[] = [];
  for (const [index, { title, story, pictures, likes, comments = [] }] of entries.entries()) {
    const author = members[index % members.length]!;
    const others = members.filter((member) => member !== author);
    const images = await album.upload(author.id, pictures);
    const { id } = unwrap(await contest.enter(author, { title, content: `<p>${story}</p>`, images }));
    for (const liker of others.slice(0, likes)) unwrap(await contest.toggleLike(liker, id));
    for (const [place, comment] of comments.entries()) {
      unwrap(await contest.comments.comment(others[place % others.length]!, id, { comment, parentId: null }));
    }
    made.push(id);
  }
  return made;
}

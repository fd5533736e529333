import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Services } from '../../app.ts';
import { createContest, type ContestVerbs, type RoundDraft } from '../../modules/contest/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { incomingFolder } from '../../platform/http/multipart-body.ts';
import { receiveFile } from '../../platform/http/uploaded-file.ts';
import type { Viewer } from '../../platform/session/viewer.ts';
import type { DemoPeople } from '../people/people.ts';
import { demoRounds, guardiansEntry, pastEntries, runningEntries, type DemoEntry, type DemoPortrait } from './contest.data.ts';

const DAY_MS = 86_400_000;

/** A round that is over, with its winners, and one that runs, with entries of the members and the guardian's, which is the tenth. */
export async function seedContest(services: Services, { guardian }: DemoPeople, members: readonly Viewer[]): Promise<void> {
  const now = services.clock.now().getTime();
  const at = (instant: number) => createContest({ ...services, clock: { now: () => new Date(instant) } }).verbs;
  const { over, running } = demoRounds;
  const [overFrom, overTo] = [now - over.startsDaysAgo * DAY_MS, now - over.endsDaysAgo * DAY_MS];
  const past = await openRound(services, at(overFrom), over, overFrom, overTo);
  const entries = await enterAll(services, at(overFrom + 3 * DAY_MS), members, pastEntries);
  unwrap(await inTransaction(services.db, (tx) => at(overTo + DAY_MS).desk.announce(tx, past, entries)));
  const from = now - running.startsDaysAgo * DAY_MS;
  await openRound(services, at(from), running, from, now + running.endsInDays * DAY_MS);
  await enterAll(services, at(now - 2 * DAY_MS), members, runningEntries);
  await enterAll(services, at(now - DAY_MS), [guardian, ...members], [guardiansEntry]);
}

type RoundText = Pick<RoundDraft, 'title' | 'description' | 'prizes'>;

async function openRound({ db }: Services, { desk }: ContestVerbs, round: RoundText, from: number, to: number): Promise<number> {
  const { title, description, prizes } = round;
  const dates = { startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() };
  return unwrap(await inTransaction(db, (tx) => desk.openRound(tx, { title, description, prizes, ...dates })));
}

async function enterAll(
  services: Services,
  contest: ContestVerbs,
  members: readonly Viewer[],
  entries: readonly DemoEntry[],
): Promise<number[]> {
  const made: number[] = [];
  for (const [index, { title, story, portraits, likes, comments = [] }] of entries.entries()) {
    const author = members[index % members.length]!;
    const others = members.filter((member) => member !== author);
    const images = [];
    for (const portrait of portraits) images.push(await uploadPortrait(services, author, portrait));
    const { id } = unwrap(await contest.enter(author, { title, content: `<p>${story}</p>`, images }));
    for (const liker of others.slice(0, likes)) unwrap(await contest.toggleLike(liker, id));
    for (const [place, comment] of comments.entries()) {
      unwrap(await contest.comments.comment(others[place % others.length]!, id, { comment, parentId: null }));
    }
    made.push(id);
  }
  return made;
}

/** A drawn animal in falling snow: enough to look at, and nobody's. */
async function uploadPortrait({ uploads, config }: Services, author: Viewer, { animal, fur, ears, ground }: DemoPortrait): Promise<string> {
  const flakes = Array.from({ length: 40 }, (_none, index) => {
    const [x, y] = [(index * 137) % 800, (index * 211) % 800];
    return `<circle cx="${x}" cy="${y}" r="${4 + (index % 4) * 2}" fill="#fff" opacity="0.9"/>`;
  });
  const ear =
    animal === 'cat'
      ? `<path d="M230 330 L250 130 L390 250Z M570 330 L550 130 L410 250Z" fill="${ears}"/>`
      : `<ellipse cx="225" cy="390" rx="75" ry="150" fill="${ears}"/><ellipse cx="575" cy="390" rx="75" ry="150" fill="${ears}"/>`;
  const whiskers =
    animal === 'cat'
      ? '<path d="M300 500 L190 480 M300 520 L190 530 M500 500 L610 480 M500 520 L610 530" stroke="#57534e" stroke-width="6"/>'
      : '<path d="M372 560 q28 50 56 0Z" fill="#fb7185"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="${ground}"/>
    <ellipse cx="400" cy="820" rx="330" ry="200" fill="${fur}"/>${ear}<circle cx="400" cy="410" r="210" fill="${fur}"/>
    <circle cx="325" cy="390" r="26" fill="#292524"/><circle cx="475" cy="390" r="26" fill="#292524"/>
    <circle cx="333" cy="381" r="8" fill="#fff"/><circle cx="483" cy="381" r="8" fill="#fff"/>
    <ellipse cx="400" cy="480" rx="34" ry="24" fill="#44403c"/><path d="M400 504 q-4 42 -52 44 M400 504 q4 42 52 44" stroke="#44403c" stroke-width="8" fill="none"/>
    ${whiskers}${flakes.join('')}</svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  const file = await receiveFile(incomingFolder(config.uploadsDir), 'portrait.png', Readable.from([picture]));
  try {
    return uploads.imageUrl(unwrap(await uploads.receiveImage(author.id, file)));
  } finally {
    await rm(file.path, { force: true });
  }
}

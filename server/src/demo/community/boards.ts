import { randomUUID } from 'node:crypto';
import type { Services } from '../../app.ts';
import { createBoards } from '../../modules/boards/index.ts';
import { unwrap } from '../../platform/errors/result.ts';
import { AccountType, SocialType, type Viewer } from '../../platform/session/viewer.ts';
import { demoPosts, members as memberNames, type DemoPost, type Nickname } from './boards.data.ts';
import { seedFaces } from '../people/faces.ts';
import type { Album } from '../pictures/album.ts';
import type { DemoPeople } from '../people/people.ts';
import { vetPosts } from './vets.data.ts';

const DAY_MS = 86_400_000;
/** The time between two comments: a discussion ends within two hours. */
const COMMENT_STEP_MS = 20 * 60_000;

/** Posts of all boards with their comments and answers, spread over the last six weeks; who wrote them beside the people that everybody may sign in as. */
export async function seedBoards(services: Services, people: DemoPeople, album: Album): Promise<Viewer[]> {
  const members = await seedMembers(services);
  await seedFaces(services, members, album);
  const everybody = new Map([...Object.values(people), ...members].map((viewer) => [viewer.nickname, viewer]));
  const now = services.clock.now().getTime();
  const oldestFirst = [...demoPosts, ...vetPosts].sort((a, b) => b.daysAgo - a.daysAgo);
  for (const [index, post] of oldestFirst.entries()) {
    const likers = [...everybody.values()].filter(({ nickname }) => nickname !== post.by).slice(0, (index * 5) % 9);
    await seedPost(services, {
      album,
      post,
      likers,
      writtenAt: now - post.daysAgo * DAY_MS,
      viewerOf: (nickname) => everybody.get(nickname)!,
    });
  }
  return members;
}

type Seed = { album: Album; post: DemoPost; likers: Viewer[]; writtenAt: number; viewerOf: (nickname: Nickname) => Viewer };

async function seedPost(services: Services, { album, post, likers, writtenAt, viewerOf }: Seed): Promise<void> {
  const now = services.clock.now().getTime();
  const at = (instant: number) => ({ ...services, clock: { now: () => new Date(Math.min(instant, now)) } });
  const boards = createBoards(at(writtenAt)).verbs;
  const writer = viewerOf(post.by);
  const pictures = await album.upload(writer.id, post.picture ? [post.picture] : []);
  const [first = '', ...more] = post.paragraphs.map((paragraph) => `<p>${paragraph}</p>`);
  const { category, symptom, isOver } = post;
  const draft = {
    title: post.title,
    content: [first, ...pictures.map((address) => `<img src="${address}" alt="">`), ...more].join(''),
    category,
    status: isOver ? 1 : 0,
    symptom: symptom ?? null,
  };
  const { id } = unwrap(await boards.writePost(writer, post.board, draft));
  const said: number[] = [];
  for (const [index, [by, comment, to]] of post.comments.entries()) {
    const { comments } = createBoards(at(writtenAt + (index + 1) * COMMENT_STEP_MS)).verbs;
    said.push(unwrap(await comments.writeComment(viewerOf(by), id, comment, to === undefined ? undefined : said[to])).id);
  }
  if (post.accepted !== undefined) unwrap(await boards.marks.acceptAnswer(writer, id, said[post.accepted]!));
  for (const liker of likers) unwrap(await boards.marks.toggleLike(liker, id));
  for (let visitor = 1; visitor <= post.views; visitor += 1) unwrap(await boards.countPostView(id, { ip: `192.0.2.${visitor}` }));
}

async function seedMembers({ accounts }: Services): Promise<Viewer[]> {
  const viewers: Viewer[] = [];
  for (const [index, [nickname, name]] of Object.entries(memberNames).entries()) {
    // Nobody signs in as them: the password is thrown away.
    const password = `a1-${randomUUID()}`;
    const joined = await accounts.register({
      email: `member${index + 1}@petcare.test`,
      name,
      nickname,
      password,
      phone: `010-0000-02${index + 10}`,
    });
    viewers.push({
      id: unwrap(joined),
      accountType: AccountType.guardian,
      socialType: SocialType.account,
      nickname,
      name,
      sessionId: 'demo',
      awaitsApproval: false,
    });
  }
  return viewers;
}

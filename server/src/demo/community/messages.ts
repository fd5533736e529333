import type { Services } from '../../app.ts';
import { createMessages } from '../../modules/messages/index.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { DemoPeople } from '../people/people.ts';

const HOUR_MS = 3_600_000;

const said: readonly { hoursAgo: number; from: keyof DemoPeople; to: keyof DemoPeople; text: string; isRead: boolean }[] = [
  { hoursAgo: 75, from: 'guardian', to: 'company', text: '안녕하세요! 토요일 오후에 소형견 목욕만도 되나요?', isRead: true },
  { hoursAgo: 73, from: 'company', to: 'guardian', text: '네, 돼요. 두 시 이후에 오시면 기다리지 않으셔도 돼요 :)', isRead: true },
  { hoursAgo: 30, from: 'hotel', to: 'guardian', text: '초코 잘 지내다 갔어요. 낮에 산책을 두 번 했고 밥도 다 먹었어요!', isRead: true },
  {
    hoursAgo: 4,
    from: 'hospital',
    to: 'guardian',
    text: '지난번에 물어보신 영양제는 하루 한 번이면 충분해요.\n궁금한 점이 있으면 편하게 쪽지 주세요.',
    isRead: false,
  },
];

/** Messages between the guardian and the businesses; the last is unread. */
export async function seedMessages(services: Services, people: DemoPeople): Promise<void> {
  const now = services.clock.now().getTime();
  for (const { hoursAgo, from, to, text, isRead } of said) {
    const clock = { now: () => new Date(now - hoursAgo * HOUR_MS) };
    const messages = createMessages({ ...services, clock, alerts: unheard }).verbs;
    const { id } = unwrap(await messages.sendMessage(people[from], people[to].nickname, text));
    if (isRead) unwrap(await messages.readMessage(people[to], id));
  }
}

/** Nobody is told of what happened long ago. */
const unheard = { tell: () => Promise.resolve() };

import type { Services } from '../../app.ts';
import { createInquiries } from '../../modules/inquiries/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { unwrap } from '../../platform/errors/result.ts';
import type { DemoPeople } from '../people/people.ts';

const HOUR_MS = 3_600_000;

const inquiries = [
  {
    hoursAgo: 170,
    category: '결제·환불',
    title: '예약을 취소했는데 환불이 언제 되나요?',
    content: '어제 저녁에 미용 예약을 취소했어요.\n카드로 결제했는데 언제쯤 돌아오는지 궁금해요.',
    answer:
      '안녕하세요, 펫케어 운영팀이에요.\n\n취소하신 예약은 어제 바로 카드사에 환불을 요청했어요. 카드사에 따라 사흘에서 닷새쯤 걸려요. 닷새가 지나도 돌아오지 않으면 다시 알려 주세요. 바로 확인해 볼게요.',
  },
  {
    hoursAgo: 5,
    category: '서비스 제안',
    title: '반려동물 사진을 여러 장 올리고 싶어요',
    content: '내 반려동물에 사진이 한 장만 올라가요. 어릴 때 사진도 함께 두면 좋겠어요.',
    answer: null,
  },
] as const;

/** Two of the guardian's: one with its answer, one that waits. */
export async function seedInquiries(services: Services, { guardian }: DemoPeople): Promise<void> {
  const now = services.clock.now().getTime();
  for (const { hoursAgo, answer, ...inquiry } of inquiries) {
    const at = (instant: number) =>
      createInquiries({ ...services, outbox: silent, alerts: unheard, clock: { now: () => new Date(instant) } }).verbs;
    const { id } = unwrap(await at(now - hoursAgo * HOUR_MS).writeInquiry(guardian, { ...inquiry, pictures: [] }));
    if (answer !== null) unwrap(await inTransaction(services.db, (tx) => at(now - (hoursAgo - 20) * HOUR_MS).desk.answer(tx, id, answer)));
  }
}

/** Nobody is told of what happened long ago; and a topic is declared once. */
const silent = { topic: () => ({ put: () => Promise.resolve(0) }) };
const unheard = { tell: () => Promise.resolve() };

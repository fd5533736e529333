import { ReservationStatus } from '../record/status.ts';
import { placeWord } from '../record/place-word.ts';

const { REQUESTED, CONFIRMED, COMPLETED, CANCELLED, REJECTED, NO_SHOW, PAYMENT_PENDING, EXPIRED } = ReservationStatus;

/** The look of a stage: it went well, the guest has something to do, or it is over. */
export type StageMark = 'done' | 'waiting' | 'over';

/** A stage of a reservation for the guest: a mark, a heading, what that means, and what happens next. */
export type Stage = { mark: StageMark; title: string; lead: string; next: readonly string[]; isAhead: boolean };

const ON_THE_SPOT = '진료비나 이용료는 현장에서 결제해요.';

const over = (title: string, lead: string): Stage => ({ mark: 'over', title, lead, next: [], isAhead: false });

const stages: Record<number, (place: string) => Stage> = {
  [REQUESTED]: (place) => ({
    mark: 'done',
    title: '예약을 신청했어요',
    lead: `${place}에서 확인하면 확정돼요.`,
    next: [
      `${place}에서 신청을 확인해요.`,
      '확정되거나 거절되면 알림을 보내고, 내 예약에서 바로 볼 수 있어요.',
      '못 가게 되면 시작 전까지 내 예약에서 취소해 주세요.',
    ],
    isAhead: true,
  }),
  [CONFIRMED]: () => ({
    mark: 'done',
    title: '예약이 확정됐어요',
    lead: '시간에 맞춰 와 주세요.',
    next: ['5분쯤 먼저 도착해 접수해 주세요.', ON_THE_SPOT, '못 가게 되면 시작 전까지 내 예약에서 취소해 주세요.'],
    isAhead: true,
  }),
  [PAYMENT_PENDING]: () => ({
    mark: 'waiting',
    title: '결제를 기다리고 있어요',
    lead: '시간 안에 결제하지 않으면 예약이 취소돼요.',
    next: [],
    isAhead: true,
  }),
  [COMPLETED]: () => ({ ...over('이용을 마친 예약이에요', '다녀온 이야기를 리뷰로 남겨 주세요.'), mark: 'done' }),
  [CANCELLED]: () => over('취소한 예약이에요', '다시 오려면 새로 예약해 주세요.'),
  [REJECTED]: () => over('받아들여지지 않은 예약이에요', '다른 시간이나 다른 곳을 골라 주세요.'),
  [NO_SHOW]: () => over('방문하지 않은 예약이에요', '다시 오려면 새로 예약해 주세요.'),
  [EXPIRED]: () => over('결제하지 않아 취소된 예약이에요', '다시 오려면 새로 예약해 주세요.'),
};

const cancelledAfterAll = (place: string): Stage =>
  over(`${place}에서 취소한 예약이에요`, '확정됐던 예약이 취소됐어요. 다른 시간이나 다른 곳을 골라 주세요.');

type Standing = { status: number; confirmedAt: string | null; paid: object | null; business: { kind: string } };

export function stageOf({ status, confirmedAt, paid, business }: Standing): Stage {
  const place = placeWord(business);
  // One number for both on the wire: what was refused, and what was confirmed and then cancelled by the business.
  if (status === REJECTED && confirmedAt) return cancelledAfterAll(place);
  const stage = stages[status]?.(place) ?? over('예약 내용', '');
  return paid ? { ...stage, next: stage.next.filter((step) => step !== ON_THE_SPOT) } : stage;
}

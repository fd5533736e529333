import { EmptyState, Inline, LinkButton, PageContainer, PageTitle } from '@petcare/ui';
import { useSearchParams } from 'react-router-dom';
import { bookingPath } from '../record/venue.ts';

/** The reasons of a failed booking, by the API's code, and the button for another try where one may end otherwise. */
const reasons: Record<string, { title: string; text: string; again: string }> = {
  SLOT_TAKEN: {
    title: '방금 다른 분이 예약한 시간이에요.',
    text: '결제된 금액은 없어요. 가까운 다른 시간을 골라 주세요.',
    again: '다른 시간 고르기',
  },
  PRICE_CHANGED: { title: '그사이 가격이 바뀌었어요.', text: '바뀐 가격을 확인하고 다시 예약해 주세요.', again: '가격 확인하기' },
  PAYMENT_FAILED: {
    title: '결제를 마치지 못했어요.',
    text: '결제된 금액은 없어요. 다시 시도하거나 다른 방법으로 결제해 주세요.',
    again: '다시 예약하기',
  },
  PAYMENT_EXPIRED: {
    title: '결제 시간이 지나 예약이 취소됐어요.',
    text: '10분 안에 결제해야 시간을 지켜 드릴 수 있어요. 다시 예약해 주세요.',
    again: '다시 예약하기',
  },
  RESERVATION_NOT_OFFERED: {
    title: '지금은 온라인 예약을 받지 않는 곳이에요.',
    text: '전화로 문의하거나 다른 곳을 골라 주세요.',
    again: '다시 확인하기',
  },
};
const unknown = { title: '예약을 마치지 못했어요.', text: '예약이 되었는지 내 예약에서 먼저 확인해 주세요.', again: '다시 예약하기' };

/** The end of a booking that came to nothing: `?reason` is the code, `?hospital` or `?company` where it was to be. */
export function ReservationFailurePage() {
  const [params] = useSearchParams();
  const said = params.get('reason') ?? '';
  const { title, text, again } = (Object.hasOwn(reasons, said) && reasons[said]) || unknown;
  const kind = params.has('company') ? 'company' : 'hospital';
  const id = params.get(kind);
  return (
    <PageContainer width="narrow">
      <PageTitle>예약하지 못했어요</PageTitle>
      <EmptyState
        icon="warning"
        title={title}
        description={text}
        action={
          <Inline gap={2} justify="center">
            <LinkButton to={id ? bookingPath({ kind, id }) : '/reservation'}>{id ? again : '예약할 곳 고르기'}</LinkButton>
            <LinkButton variant="secondary" to="/mypage/reservation">
              내 예약 보기
            </LinkButton>
          </Inline>
        }
      />
    </PageContainer>
  );
}

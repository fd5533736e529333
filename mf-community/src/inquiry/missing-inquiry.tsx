import { EmptyState, LinkButton, PageTitle } from '@petcare/ui';
import { LIST_PATH } from './inquiries.ts';

export function MissingInquiry() {
  return (
    <>
      <PageTitle>1:1 문의</PageTitle>
      <EmptyState
        icon="message"
        title="문의를 찾을 수 없어요."
        description="삭제되었거나 주소가 잘못됐을 수 있어요."
        action={<LinkButton to={LIST_PATH}>내 문의 보기</LinkButton>}
      />
    </>
  );
}

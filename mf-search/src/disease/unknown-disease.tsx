import { usePageHead } from '@petcare/remote';
import { EmptyState, LinkButton, PageContainer, VisuallyHidden } from '@petcare/ui';
import { diseaseSearchPath } from './disease-search.ts';

/** In place of a page about a disease that is not there. */
export function UnknownDisease() {
  usePageHead({ title: '질병을 찾을 수 없어요', status: 404, noindex: true });
  return (
    <PageContainer>
      <VisuallyHidden>
        <h1>질병 정보</h1>
      </VisuallyHidden>
      <EmptyState
        icon="search"
        title="질병을 찾을 수 없어요."
        description="주소가 바뀌었거나 지금은 안내하지 않는 질병일 수 있어요."
        action={<LinkButton to={diseaseSearchPath()}>증상으로 찾기</LinkButton>}
      />
    </PageContainer>
  );
}

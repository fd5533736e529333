import { usePageHead } from '@petcare/remote';
import { LinkButton } from '@petcare/ui';
import { MessagePage } from '../message-page.tsx';

/** For an address that the site has nothing at. */
export function NotFoundPage() {
  usePageHead({ title: '페이지를 찾을 수 없어요', status: 404, noindex: true });
  return (
    <MessagePage
      icon="search"
      title="페이지를 찾을 수 없어요"
      actions={
        <>
          <LinkButton to="/">홈으로 가기</LinkButton>
          <LinkButton to="/hostpital-list" variant="secondary">
            동물병원 찾기
          </LinkButton>
        </>
      }
    >
      주소가 바뀌었거나 없어진 페이지예요. 주소를 다시 확인해 주세요.
    </MessagePage>
  );
}

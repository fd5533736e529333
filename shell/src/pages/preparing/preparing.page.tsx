import { usePageHead } from '@petcare/remote';
import { Button, LinkButton } from '@petcare/ui';
import { useNavigate } from 'react-router-dom';
import { MessagePage } from '../message-page.tsx';

/** For a screen that is planned and not there yet. */
export function PreparingPage({ title }: { title: string }) {
  usePageHead({ title, description: `${title} 화면을 준비하고 있어요. 더 좋은 모습으로 곧 찾아올게요.`, noindex: true });
  const navigate = useNavigate();
  return (
    <MessagePage
      icon="clock"
      title={title}
      actions={
        <>
          <Button variant="secondary" onPress={() => void navigate(-1)}>
            이전 페이지로
          </Button>
          <LinkButton to="/">홈으로 가기</LinkButton>
        </>
      }
    >
      <p>준비중입니다.</p>
      <p>더 좋은 모습으로 곧 찾아올게요.</p>
    </MessagePage>
  );
}

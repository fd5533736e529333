import { Button, EmptyState, Inline, LinkButton } from '@petcare/ui';

/** In place of a form whose words have arrived. */
export function Received({ title, description, onAgain }: { title: string; description: string; onAgain: () => void }) {
  return (
    <div role="status">
      <EmptyState
        icon="check-circle"
        title={title}
        description={description}
        action={
          <Inline justify="center">
            <LinkButton to="/">홈으로 가기</LinkButton>
            <Button variant="secondary" onPress={onAgain}>
              하나 더 쓰기
            </Button>
          </Inline>
        }
      />
    </div>
  );
}

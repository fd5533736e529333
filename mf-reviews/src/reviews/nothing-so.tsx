import { Button, EmptyState } from '@petcare/ui';

/** No review is as the filters ask; the way out of them. */
export function NothingSo({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon="star"
      title="이 조건에 맞는 리뷰가 없어요."
      description="조건을 줄이거나 다른 말로 찾아보세요."
      action={
        <Button variant="secondary" onPress={onShowAll}>
          모든 리뷰 보기
        </Button>
      }
    />
  );
}

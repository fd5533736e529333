import { ErrorState, PageContainer, Skeleton, Stack } from '@petcare/ui';

/** What stands where a page is being fetched. */
export function PageSkeleton() {
  return (
    <PageContainer>
      <Stack>
        <Skeleton variant="text" />
        <Skeleton variant="card" />
        <Skeleton variant="card" />
      </Stack>
    </PageContainer>
  );
}

/** What stands where a remote could not be shown, with the way to try again. */
export function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  return <ErrorState message="이 부분을 불러오지 못했어요. 잠시 후 다시 시도해 주세요." onRetry={onRetry} />;
}

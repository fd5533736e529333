import { offlineSentence } from '@petcare/api';
import { ErrorState, PageContainer, Skeleton, Stack } from '@petcare/ui';

/** The stand-in for a page that is being fetched. */
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

/** The stand-in for a remote that could not be shown, with the way to try again. */
export function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  return <ErrorState message={offlineSentence() ?? '이 부분을 불러오지 못했어요. 잠시 후 다시 시도해 주세요.'} onRetry={onRetry} />;
}

/** The stand-in where a file is missing that was asked for only now, with the way to have it fetched anew. */
export function MissingFiles({ onReload, isSmall = false }: { onReload: () => void; isSmall?: boolean }) {
  return (
    <ErrorState
      title="필요한 파일을 받지 못했어요."
      message={offlineSentence() ?? '새로고침하면 다시 받아와요. 이 화면에 쓰던 내용이 있으면 먼저 복사해 두세요.'}
      onRetry={onReload}
      retryLabel="새로고침"
      isSmall={isSmall}
    />
  );
}

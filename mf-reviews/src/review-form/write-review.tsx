import { loginPath, useSession } from '@petcare/auth';
import { AccountType, type Business } from '@petcare/contracts';
import { lazyPiece } from '@petcare/remote';
import { Button, LinkButton, Notice, Stack } from '@petcare/ui';
import { WritingScreen } from '@petcare/ui/form';
import { useWriteAddress } from './write-address.ts';
import { POINTS_PROMISED } from '../review/points-promised.ts';

const NewReview = lazyPiece(() => import('./new-review.tsx').then((m) => m.NewReview));

type Props = { business: Business; name: string; onWritten: (reviewId: string) => void };

/** The way to write a review: the form for guardians, for others what they need first. The address may open it, with what it knows. */
export function WriteReview({ business, name, onWritten }: Props) {
  const session = useSession();
  const { asked, openPath, open, close } = useWriteAddress();
  const fetchForm = () => {
    if (session.status === 'signed-in') NewReview.fetch();
  };

  if (!asked || session.status === 'unknown')
    return (
      <Button icon="edit" onHoverStart={fetchForm} onFocus={fetchForm} onPress={open}>
        리뷰 쓰기
      </Button>
    );
  if (session.status !== 'signed-in') return <LoginFirst next={openPath} />;
  const { userID, accountType } = session.identity;
  if (accountType !== AccountType.NORMAL) return <Notice kind="warn">리뷰는 보호자 회원만 쓸 수 있어요.</Notice>;
  const written = (reviewId: string) => {
    onWritten(reviewId);
    close();
  };
  return (
    <WritingScreen title="리뷰 쓰기" frame="card">
      <NewReview key={userID} place={{ userID, business }} name={name} asked={asked} onWritten={written} onCancel={close} />
    </WritingScreen>
  );
}

function LoginFirst({ next }: { next: string }) {
  return (
    <Notice kind="info">
      <Stack gap={3} align="flex-start">
        {`로그인하면 리뷰를 쓸 수 있어요. ${POINTS_PROMISED}`}
        <LinkButton to={loginPath(next, 'review')} size="sm">
          로그인하기
        </LinkButton>
      </Stack>
    </Notice>
  );
}

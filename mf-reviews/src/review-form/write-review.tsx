import { graphql } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import { AccountType } from '@petcare/contracts';
import { bus, toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { Button, formatNumber, LinkButton, Notice, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useMutation } from 'urql';
import type { Kind } from '../review/kinds.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import { maskedSentence } from './masked-numbers.ts';
import type { ReviewDraft } from './review-draft.ts';
import type { ReviewInput } from './review-form.tsx';
import { useWriteAddress } from './write-address.ts';

const ReviewForm = lazyPiece(() => import('./review-form.tsx').then((m) => m.ReviewForm));

const WriteReview_Create = graphql(`
  mutation WriteReview_Create($kind: ListingKind!, $businessId: ID!, $input: ReviewInput!) {
    createReview(kind: $kind, businessId: $businessId, input: $input) {
      id
      point
      review
    }
  }
`);

type Props = { kind: Kind; businessId: string; businessName: string; onWritten: (reviewId: string) => void };

/** The way to write a review: the form for guardians, for others what they need first. The address may open it, with what it knows. */
export function WriteReview({ kind, businessId, businessName, onWritten }: Props) {
  const session = useSession();
  const { asked, openPath, open, close } = useWriteAddress();
  const place = session.status === 'signed-in' ? { userID: session.identity.userID, kind, businessId } : null;
  // With the chosen files, which the device does not keep.
  const [typed, setTyped] = useState<{ userID: string; draft: ReviewDraft } | null>(null);
  const [, create] = useMutation(WriteReview_Create);

  const fetchForm = () => {
    if (session.status === 'signed-in') ReviewForm.fetch();
  };

  async function send(input: ReviewInput) {
    const { data, error } = await create({ kind, businessId, input });
    if (!data) throw error;
    const { id, point, review } = data.createReview;
    setTyped(null);
    if (place) keepDraft(place, null);
    bus.emit('review.written', { businessKind: kind, businessId, reviewId: id });
    bus.emit('points.changed', {});
    const earned = point > 0 ? ` ${formatNumber(point)}포인트를 드렸어요.` : '';
    toast('success', `리뷰를 등록했어요.${earned}${maskedSentence(input.review, review)}`);
    onWritten(id);
    close();
  }

  if (!asked || session.status === 'unknown')
    return (
      <Button icon="edit" onHoverStart={fetchForm} onFocus={fetchForm} onPress={open}>
        리뷰 쓰기
      </Button>
    );
  if (!place) return <LoginFirst next={openPath} />;
  if (session.status === 'signed-in' && session.identity.accountType !== AccountType.NORMAL)
    return <Notice kind="warn">리뷰는 보호자 회원만 쓸 수 있어요.</Notice>;
  return (
    <ReviewForm
      kind={kind}
      title={`${businessName}, 어떠셨나요?`}
      submitLabel="등록하기"
      draft={typed?.userID === place.userID ? typed.draft : { ...readKeptDraft(place), ...asked }}
      onChange={(draft) => {
        setTyped({ userID: place.userID, draft });
        keepDraft(place, draft);
      }}
      onSubmit={send}
      onCancel={close}
    />
  );
}

function LoginFirst({ next }: { next: string }) {
  return (
    <Notice kind="info">
      <Stack gap={3} align="flex-start">
        로그인하면 리뷰를 쓰고 500포인트를 받을 수 있어요.
        <LinkButton to={loginPath(next)} size="sm">
          로그인하기
        </LinkButton>
      </Stack>
    </Notice>
  );
}

import { graphql } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import { AccountType } from '@petcare/contracts';
import { bus, toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { Button, formatNumber, LinkButton, Notice, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMutation } from 'urql';
import type { Kind } from '../review/kinds.ts';
import { keepDraft, readKeptDraft } from './kept-draft.ts';
import { emptyDraft, type ReviewDraft } from './review-draft.ts';
import type { ReviewInput } from './review-form.tsx';

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

type Props = { kind: Kind; businessId: string; businessName: string; onWritten: () => void };

/** The way to write a review: the form for guardians, for others what they need first. */
export function WriteReview({ kind, businessId, businessName, onWritten }: Props) {
  const session = useSession();
  const place = session.status === 'signed-in' ? { userID: session.identity.userID, kind, businessId } : null;
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  const change = (next: ReviewDraft) => {
    setDraft(next);
    if (place) keepDraft(place, next);
  };
  const open = () => {
    if (place) setDraft(readKeptDraft(place));
    setOpen(true);
  };
  const [, create] = useMutation(WriteReview_Create);

  const fetchForm = () => {
    if (session.status === 'signed-in') ReviewForm.fetch();
  };

  async function send(input: ReviewInput) {
    const { data, error } = await create({ kind, businessId, input });
    if (!data) throw error;
    const { id, point, review } = data.createReview;
    setOpen(false);
    if (place) keepDraft(place, null);
    bus.emit('review.written', { businessKind: kind, businessId, reviewId: id });
    bus.emit('points.changed', {});
    const earned = point > 0 ? ` ${formatNumber(point)}포인트를 드렸어요.` : '';
    // The server masks the numbers of persons.
    const masked = review === input.review ? '' : ' 전화번호나 주민등록번호는 가려서 올렸어요.';
    toast('success', `리뷰를 등록했어요.${earned}${masked}`);
    onWritten();
  }

  if (!isOpen)
    return (
      <Button icon="edit" onHoverStart={fetchForm} onFocus={fetchForm} onPress={open}>
        리뷰 쓰기
      </Button>
    );
  if (session.status !== 'signed-in') return <LoginFirst />;
  if (session.identity.accountType !== AccountType.NORMAL) return <Notice kind="warn">리뷰는 보호자 회원만 쓸 수 있어요.</Notice>;
  return (
    <ReviewForm
      kind={kind}
      title={`${businessName}, 어떠셨나요?`}
      submitLabel="등록하기"
      draft={draft}
      onChange={change}
      onSubmit={send}
      onCancel={() => setOpen(false)}
    />
  );
}

function LoginFirst() {
  const { pathname, search } = useLocation();
  return (
    <Notice kind="info">
      <Stack gap={3} align="flex-start">
        로그인하면 리뷰를 쓰고 500포인트를 받을 수 있어요.
        <LinkButton to={loginPath(pathname + search)} size="sm">
          로그인하기
        </LinkButton>
      </Stack>
    </Notice>
  );
}

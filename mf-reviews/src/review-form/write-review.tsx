import { graphql } from '@petcare/api';
import { loginPath, useSession } from '@petcare/auth';
import { AccountType } from '@petcare/contracts';
import { bus, toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { Button, formatNumber, LinkButton, Notice, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMutation } from 'urql';
import { emptyDraft } from './review-draft.ts';
import type { ReviewInput } from './review-form.tsx';

const ReviewForm = lazyPiece(() => import('./review-form.tsx').then((m) => m.ReviewForm));

const WriteReview_Create = graphql(`
  mutation WriteReview_Create($hospitalId: ID!, $input: HospitalReviewInput!) {
    createHospitalReview(hospitalId: $hospitalId, input: $input) {
      id
      point
    }
  }
`);

type Props = { hospitalId: string; hospitalName: string; onWritten: () => void };

/** The way to write a review: the form for guardians, for others what they need first. */
export function WriteReview({ hospitalId, hospitalName, onWritten }: Props) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyDraft);
  const [, create] = useMutation(WriteReview_Create);

  const fetchForm = () => {
    if (session.status === 'signed-in') ReviewForm.fetch();
  };

  async function send(input: ReviewInput) {
    const { data, error } = await create({ hospitalId, input });
    if (!data) throw error;
    const { id, point } = data.createHospitalReview;
    setOpen(false);
    setDraft(emptyDraft);
    bus.emit('review.written', { businessKind: 'hospital', businessId: hospitalId, reviewId: id });
    bus.emit('points.changed', {});
    toast('success', `리뷰를 등록했어요. ${formatNumber(point)}포인트를 드렸어요.`);
    onWritten();
  }

  if (!isOpen)
    return (
      <Button icon="edit" onHoverStart={fetchForm} onFocus={fetchForm} onPress={() => setOpen(true)}>
        리뷰 쓰기
      </Button>
    );
  if (session.status !== 'signed-in') return <LoginFirst />;
  if (session.identity.accountType !== AccountType.NORMAL) return <Notice kind="warn">병원 리뷰는 보호자 회원만 쓸 수 있어요.</Notice>;
  return (
    <ReviewForm
      title={`${hospitalName}, 어떠셨나요?`}
      submitLabel="등록하기"
      draft={draft}
      onChange={setDraft}
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

import { graphql, refusalOf, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Button, FormError, Inline, Stack } from '@petcare/ui';
import { FormFoot, TextArea, useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { useMutation } from 'urql';
import { ReviewCard } from '../review/review-card.tsx';
import { ReviewReply } from '../review/review-reply.tsx';
import type { Review } from '../review/review.ts';

const AnsweredReview_Reply = graphql(`
  mutation AnsweredReview_Reply($reviewId: ID!, $content: String!) {
    replyToReview(reviewId: $reviewId, content: $content) {
      id
    }
  }
`);
const AnsweredReview_Delete = graphql(`
  mutation AnsweredReview_Delete($reviewId: ID!) {
    deleteReviewReply(reviewId: $reviewId) {
      id
    }
  }
`);

const MOST = 1_000;
type Values = { content: string };
type Props = { review: Review; onChanged: () => void };

/** A review with the business's own reply, or the form of one. */
export function AnsweredReview({ review, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [, remove] = useMutation(AnsweredReview_Delete);
  const { attempt, isPending, refusal } = useAttempt();
  const removeReply = () =>
    attempt(async () => {
      const { error } = await remove({ reviewId: review.id });
      if (error) return error;
      toast('success', '답글을 삭제했어요.');
      onChanged();
      return undefined;
    });
  const below = isOpen ? (
    <ReplyForm
      review={review}
      onDone={() => {
        setOpen(false);
        onChanged();
      }}
      onCancel={() => setOpen(false)}
    />
  ) : (
    <Stack gap={2}>
      {review.reply && <ReviewReply kind={review.kind} reply={review.reply} />}
      <Inline justify="flex-end">
        <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
          {review.reply ? '답글 수정' : '답글 쓰기'}
        </Button>
        {review.reply && (
          <Button variant="ghost" size="sm" isPending={isPending} onPress={() => void removeReply()}>
            답글 삭제
          </Button>
        )}
      </Inline>
      <FormError>{refusal}</FormError>
    </Stack>
  );
  return <ReviewCard review={review} below={below} />;
}

function ReplyForm({ review, onDone, onCancel }: { review: Review; onDone: () => void; onCancel: () => void }) {
  const [, reply] = useMutation(AnsweredReview_Reply);
  const form = useCheckedForm<Values>({
    initial: { content: review.reply?.content ?? '' },
    check: ({ content }) => (content.trim() ? {} : { content: '답글을 적어 주세요.' }),
    send: async ({ content }) => {
      const { data, error } = await reply({ reviewId: review.id, content });
      if (!data) return refusalOf(error);
      toast('success', '답글을 남겼어요.');
      onDone();
      return undefined;
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={3}>
        <TextArea label="답글" rows={4} {...form.textField('content')} maxLength={MOST} autoFocus isRequired />
        <FormFoot form={form} submit="남기기" cancel={onCancel} />
      </Stack>
    </form>
  );
}

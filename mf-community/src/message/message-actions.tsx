import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { ReportButton } from '@petcare/moderation';
import { Button, FormError, Inline, tokens } from '@petcare/ui';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMutation } from 'urql';
import type { BoxName } from './message-box.ts';

const MessagesPage_Delete = graphql(`
  mutation MessagesPage_Delete($messageId: ID!) {
    deleteMessage(messageId: $messageId)
  }
`);

const MessagesPage_Block = graphql(`
  mutation MessagesPage_Block($messageId: ID!) {
    blockMessageSender(messageId: $messageId)
  }
`);

const questions = {
  delete: {
    title: '쪽지를 삭제할까요?',
    confirm: '삭제',
    text: '내 쪽지함에서만 사라지고, 상대방의 쪽지는 그대로 남아요.',
    done: '쪽지를 삭제했어요.',
  },
  block: {
    title: '이 회원을 차단할까요?',
    confirm: '차단',
    text: '앞으로 이 회원이 보내는 쪽지를 받지 않아요. 상대방은 차단된 사실을 알 수 없어요.',
    done: '차단했어요. ‘차단한 회원’에서 언제든 풀 수 있어요.',
  },
} as const;

type Props = {
  box: BoxName;
  id: string;
  other: { id: string; nickname: string } | null;
  isReported: boolean;
  onReply: (nickname: string) => void;
  onChanged: () => void;
};

export function MessageActions({ box, id, other, isReported, onReply, onChanged }: Props) {
  const [question, setQuestion] = useState<keyof typeof questions | null>(null);
  const [, remove] = useMutation(MessagesPage_Delete);
  const [, block] = useMutation(MessagesPage_Block);
  const { attempt, isPending, refusal } = useAttempt();

  async function act() {
    if (question === null) return undefined;
    const { error } = await (question === 'delete' ? remove : block)({ messageId: id });
    if (error) return error;
    setQuestion(null);
    toast('success', questions[question].done);
    if (question === 'delete') onChanged();
    return undefined;
  }

  const asked = question && questions[question];
  return (
    <Frame>
      <Inline>
        {other && (
          <Button size="sm" variant="secondary" icon="edit" onPress={() => onReply(other.nickname)}>
            {box === 'received' ? '답장' : '또 쓰기'}
          </Button>
        )}
        <Button size="sm" variant="ghost" icon="trash" onPress={() => setQuestion('delete')}>
          삭제
        </Button>
        {box === 'received' && other && (
          <Button size="sm" variant="ghost" icon="close" onPress={() => setQuestion('block')}>
            차단
          </Button>
        )}
        {box === 'received' && other && <ReportButton of={{ kind: 'message', id }} isReported={isReported} />}
      </Inline>
      {asked && (
        <ConfirmDialog
          isOpen
          title={asked.title}
          confirmLabel={asked.confirm}
          tone="danger"
          isPending={isPending}
          onConfirm={() => void attempt(act)}
          onCancel={() => setQuestion(null)}
        >
          {asked.text}
          <FormError>{refusal}</FormError>
        </ConfirmDialog>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  padding: 0 ${tokens.space[1]} ${tokens.space[4]};
`;

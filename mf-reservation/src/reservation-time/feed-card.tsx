import { graphql, useAttempt } from '@petcare/api';
import { copyText, toast } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import { Button, Card, formatDay, FormError, Inline, Section, Skeleton, Stack } from '@petcare/ui';
import { TextField } from '@petcare/ui/form';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';

const FeedCard_Feed = graphql(`
  query FeedCard_Feed {
    getMyReservationFeed {
      path
      createdAt
    }
  }
`);

const FeedCard_Make = graphql(`
  mutation FeedCard_Make {
    makeMyReservationFeed {
      path
    }
  }
`);

const FeedCard_Revoke = graphql(`
  mutation FeedCard_Revoke {
    revokeMyReservationFeed
  }
`);

type Question = 'renew' | 'revoke';
const questions = {
  renew: {
    title: '새 주소로 바꿀까요?',
    text: '지금 주소를 넣어 둔 달력에는 예약이 더 이상 보이지 않아요. 새 주소를 다시 넣어 주세요.',
    confirm: '새 주소 만들기',
  },
  revoke: {
    title: '달력 연결을 끊을까요?',
    text: '이 주소를 넣어 둔 모든 달력에서 예약이 더 이상 보이지 않아요.',
    confirm: '연결 끊기',
  },
};

/** The address at which the business's own calendar reads its reservations: made, copied, changed and ended here. */
export function FeedCard() {
  const { standIn, data, reload } = answerOf(useQuery({ query: FeedCard_Feed }), <Skeleton variant="block" count={1} />);
  const [, make] = useMutation(FeedCard_Make);
  const [, revoke] = useMutation(FeedCard_Revoke);
  const { attempt, refusal, isPending } = useAttempt();
  const [question, setQuestion] = useState<Question | null>(null);
  const feed = data?.getMyReservationFeed;

  const change = (does: 'make' | 'revoke', done: string) =>
    attempt(async () => {
      const answer = does === 'make' ? await make({}) : await revoke({});
      setQuestion(null);
      if (answer.error) return answer.error;
      reload();
      toast('success', done);
      return undefined;
    });

  return (
    <Card padding="lg">
      <Section title="내 달력에서 보기" description="구글·애플·네이버 달력에 주소를 넣으면 예약이 달력에 함께 보여요.">
        {standIn}
        {data &&
          (feed ? (
            <Stack gap={3}>
              <TextField
                label="구독 주소"
                value={addressOf(feed.path)}
                onChange={() => undefined}
                isReadOnly
                description={`${formatDay(feed.createdAt.slice(0, 10))}에 만들었어요. 주소를 아는 사람은 누구나 예약을 볼 수 있으니 다른 사람에게 알려 주지 마세요.`}
              />
              <Inline gap={2}>
                <Button size="sm" onPress={() => void copy(addressOf(feed.path))}>
                  주소 복사
                </Button>
                <Button size="sm" variant="secondary" onPress={() => setQuestion('renew')}>
                  새 주소로 바꾸기
                </Button>
                <Button size="sm" variant="ghost" onPress={() => setQuestion('revoke')}>
                  연결 끊기
                </Button>
              </Inline>
            </Stack>
          ) : (
            <Inline>
              <Button variant="secondary" isPending={isPending} onPress={() => void change('make', '구독 주소를 만들었어요.')}>
                구독 주소 만들기
              </Button>
            </Inline>
          ))}
        <FormError>{refusal}</FormError>
      </Section>
      {question && (
        <ConfirmDialog
          isOpen
          title={questions[question].title}
          confirmLabel={questions[question].confirm}
          tone="danger"
          isPending={isPending}
          onCancel={() => setQuestion(null)}
          onConfirm={() =>
            void (question === 'renew' ? change('make', '새 주소를 만들었어요.') : change('revoke', '달력 연결을 끊었어요.'))
          }
        >
          {questions[question].text}
        </ConfirmDialog>
      )}
    </Card>
  );
}

const addressOf = (path: string) => new URL(path, window.location.href).href;

const copy = (address: string) =>
  copyText(address, { copied: '주소를 복사했어요.', failed: '복사하지 못했어요. 주소를 길게 눌러 직접 복사해 주세요.' });

import { graphql, refusalOf, useSentOnce } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { Avatar, FormError, Stack, SuggestField, tokens } from '@petcare/ui';
import { FormFoot, TextArea, useCheckedForm } from '@petcare/ui/form';
import { Dialog } from '@petcare/ui/overlay';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { useMutation, useQuery } from 'urql';
import { lengthOf, said } from '../writing/text-checks.ts';
import { useKeptDraft } from '../writing/use-kept-draft.ts';
import { draftName, messageDrafts } from './message-draft.ts';
import { sayWaiting } from '../writing/say-waiting.ts';

const MessagesPage_Send = graphql(`
  mutation MessagesPage_Send($nickname: String!, $content: String!) {
    sendMessage(nickname: $nickname, content: $content) {
      id
    }
  }
`);

const MessagesPage_Nicknames = graphql(`
  query MessagesPage_Nicknames($typed: String!) {
    getNicknameSuggestions(typed: $typed)
  }
`);

const MOST = 1_000;
type Props = { to: string; onClose: () => void; onSent: () => void };

/** A new message, to whoever has the nickname. What is begun stays on this device until it is sent or taken out. */
export function WriteMessage({ to, onClose, onSent }: Props) {
  const session = useSession();
  const name = draftName(session.status === 'signed-in' ? session.identity.userID : '', to);
  const [, write] = useMutation(MessagesPage_Send);
  const send = useSentOnce(write, sayWaiting);
  const [isDone, setDone] = useState(false);
  const empty = { nickname: to, content: '' };
  const [begun] = useState(() => messageDrafts.read(name) ?? empty);
  const form = useCheckedForm({
    initial: begun,
    check: ({ nickname, content }) =>
      said({
        nickname: lengthOf(nickname) >= 2 ? undefined : '받는 사람의 닉네임을 적어 주세요.',
        content: lengthOf(content) >= 1 && lengthOf(content) <= MOST ? undefined : '쪽지는 1자에서 1,000자까지 적어 주세요.',
      }),
    send: async (message) => {
      const { data, error } = await send(message);
      if (!data) return refusalOf(error);
      setDone(true);
      messageDrafts.remove(name);
      toast('success', '쪽지를 보냈어요.');
      onSent();
      return undefined;
    },
  });
  const { values, change } = form;
  useKeptDraft(messageDrafts, { name, draft: values, initial: empty, isDone });
  const typed = useDeferredValue(values.nickname.trim());
  const [{ data }] = useQuery({ query: MessagesPage_Nicknames, variables: { typed }, pause: [...typed].length < 2 || to !== '' });
  const suggestions = (data?.getNicknameSuggestions ?? []).map((nickname) => ({ id: nickname, text: nickname, icon: 'user' as const }));

  return (
    <Dialog isOpen onClose={onClose} title="쪽지 쓰기" isDismissable={values.content === ''}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={5}>
          {to !== '' ? (
            <To>
              <Avatar name={to} size={36} />
              <span>
                <b>{to}</b>님에게
              </span>
            </To>
          ) : (
            <SuggestField
              label="받는 사람"
              placeholder="받는 사람의 닉네임"
              value={values.nickname}
              onChange={(nickname) => change({ nickname })}
              suggestions={suggestions}
              onChoose={({ id }) => change({ nickname: id })}
            />
          )}
          <FormError>{form.errorOf('nickname')}</FormError>
          <TextArea {...form.textField('content')} label="내용" rows={7} maxLength={MOST} isRequired />
          <FormFoot form={form} submit="보내기" place="fill" />
        </Stack>
      </form>
    </Dialog>
  );
}

const To = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;
`;

import { graphql, useAttempt } from '@petcare/api';
import { socialStart } from '@petcare/account';
import { toast } from '@petcare/event-bus';
import { Button, buttonStyles, FormError, formatDay, Stack, tokens, type ButtonStyleProps } from '@petcare/ui';
import { SocialMark, socialNames } from '@petcare/ui/form';
import { ConfirmDialog } from '@petcare/ui/overlay';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMutation } from 'urql';
import { MYINFO } from './my-info.ts';
import type { SocialAccount } from './social-accounts.ts';

const SocialRow_Unlink = graphql(`
  mutation SocialRow_Unlink($provider: SocialProvider!) {
    unlinkSocialAccount(provider: $provider) {
      provider
    }
  }
`);

function sentenceOf({ isLinked, isOn, linkedAt, email, nickname }: SocialAccount): string {
  if (!isLinked) return '연결되어 있지 않아요.';
  const whose = email ?? nickname;
  return [whose, linkedAt && `${formatDay(linkedAt)}에 연결했어요.`, !isOn && '지금은 이 계정으로 로그인할 수 없어요.']
    .filter(Boolean)
    .join(' · ');
}

type Props = { account: SocialAccount; isLastWay: boolean; onChanged: () => void };

export function SocialRow({ account, isLastWay, onChanged }: Props) {
  const { provider, isLinked } = account;
  const name = socialNames[provider];
  const [isAsking, setAsking] = useState(false);
  const { attempt, isPending, refusal } = useAttempt();
  const [, unlink] = useMutation(SocialRow_Unlink);

  async function unlinkIt() {
    const { error } = await unlink({ provider });
    if (error) return error;
    setAsking(false);
    toast('success', `${name} 계정의 연결을 끊었어요.`);
    onChanged();
    return undefined;
  }

  return (
    <Row>
      <SocialMark provider={provider} />
      <Words>
        <Name>{name}</Name>
        <Detail>{sentenceOf(account)}</Detail>
        {isLastWay && <Detail>로그인할 방법이 이것뿐이라 끊을 수 없어요. 다른 계정을 먼저 연결해 주세요.</Detail>}
      </Words>
      {!isLinked && (
        <LinkStart
          {...socialStart(provider, { intent: 'link', next: MYINFO })}
          $variant="secondary"
          $size="sm"
          aria-label={`${name} 연결하기`}
        >
          연결하기
        </LinkStart>
      )}
      {isLinked && !isLastWay && (
        <Button variant="ghost" size="sm" onPress={() => setAsking(true)} aria-label={`${name} 연결 끊기`}>
          연결 끊기
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`${name} 연결을 끊을까요?`}
        confirmLabel="연결 끊기"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void attempt(unlinkIt)}
        onCancel={() => setAsking(false)}
      >
        <Stack gap={3}>
          <p>이제 {name} 계정으로는 로그인할 수 없어요. 펫케어에 있는 정보는 그대로예요.</p>
          <FormError>{refusal}</FormError>
        </Stack>
      </ConfirmDialog>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 4rem;
  padding: ${tokens.space[2]} 0;
  & + & {
    border-top: 1px solid ${tokens.color.border};
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.p`
  font-weight: ${tokens.font.weight.semibold};
`;

const Detail = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`;

// A plain link: a provider's page is no page of the site.
const LinkStart = styled.a<ButtonStyleProps>`
  ${buttonStyles}
  flex: none;
`;

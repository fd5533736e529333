import { Button, FormError, Icon, LinkButton, Stack, tokens } from '@petcare/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sendTemporaryPassword } from '../../session/find-account.ts';
import { usePause } from './use-pause.ts';

/** Mails are slow at times; sent sooner, a second one would only confuse. */
const PAUSE_SECONDS = 60;

export function MailSent({ email, onOther }: { email: string; onOther: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, startPause] = usePause(PAUSE_SECONDS);
  const [isPending, setPending] = useState(false);
  const [said, setSaid] = useState({ refusal: '', success: '' });
  useEffect(() => heading.current?.focus(), []);

  async function sendAgain() {
    setPending(true);
    const outcome = await sendTemporaryPassword(email);
    setPending(false);
    setSaid(outcome.ok ? { refusal: '', success: '메일을 한 번 더 보냈어요.' } : { refusal: outcome.message, success: '' });
    if (outcome.ok) startPause();
  }

  return (
    <Stack gap={5}>
      <Frame>
        <Icon name="check-circle" size={40} />
        <h2 ref={heading} tabIndex={-1}>
          메일함을 확인해 주세요
        </h2>
        <p>
          <strong>{email}</strong>
          <br />
          가입된 주소라면 임시 비밀번호를 보냈어요.
        </p>
      </Frame>
      <Hints>
        <li>임시 비밀번호는 30분 동안 쓸 수 있어요.</li>
        <li>메일이 보이지 않으면 스팸함을 확인해 주세요.</li>
        <li>네이버나 카카오로 가입했다면 어떻게 로그인하는지 메일에 적어 드려요.</li>
      </Hints>
      <FormError>{said.refusal}</FormError>
      <Stack gap={2}>
        <LinkButton to="/login" size="lg" fullWidth>
          로그인하러 가기
        </LinkButton>
        <Button variant="secondary" size="lg" fullWidth isDisabled={left > 0} isPending={isPending} onPress={() => void sendAgain()}>
          {left > 0 ? `메일 다시 받기 (${left}초 뒤)` : '메일 다시 받기'}
        </Button>
        <Button variant="ghost" fullWidth onPress={onOther}>
          다른 이메일로 받기
        </Button>
      </Stack>
      <Spoken role="status">{said.success}</Spoken>
    </Stack>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  text-align: center;
  & > svg {
    color: ${tokens.color.primary};
  }
  h2 {
    font-size: ${tokens.font.size.lg};
    outline: none;
  }
  strong {
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.textSoft};
  }
`;

const Hints = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
  & > li {
    padding-left: ${tokens.space[3]};
    text-indent: -${tokens.space[3]};
  }
  & > li::before {
    content: '· ';
  }
`;

const Spoken = styled.p`
  text-align: center;
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.success};
  &:empty {
    display: none;
  }
`;

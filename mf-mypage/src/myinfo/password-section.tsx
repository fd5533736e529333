import { Button, Card, formatDateTime, Notice, Section, Stack, tokens } from '@petcare/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MyInfo } from './my-info.ts';
import { PasswordForm } from './password-form.tsx';

type Props = {
  info: Pick<MyInfo, 'email' | 'hasPassword' | 'temporaryPasswordUntil'>;
  /** True when the person has come here to change it. */
  isAsked: boolean;
  onChanged: () => void;
};

export function PasswordSection({ info, isAsked, onChanged }: Props) {
  const { email, hasPassword, temporaryPasswordUntil: until } = info;
  const [isOpen, setOpen] = useState(isAsked || until !== null);
  const opener = useRef<HTMLButtonElement>(null);
  const isTemporary = until !== null;

  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const done = () => {
    close();
    onChanged();
  };

  return (
    <Section title="비밀번호" id="password">
      <Card padding="lg">
        {!hasPassword && <Text>소셜 계정으로 가입해서 펫케어 비밀번호가 없어요. 비밀번호는 그 계정을 만든 곳에서 바꿀 수 있어요.</Text>}
        {hasPassword && isOpen && (
          <Stack gap={5}>
            {isTemporary ? (
              <Notice kind="warn">
                임시 비밀번호로 로그인했어요. {formatDateTime(until)}까지만 쓸 수 있으니 지금 새 비밀번호로 바꿔 주세요.
              </Notice>
            ) : (
              <Text>비밀번호를 바꾸면 다른 기기에서는 모두 로그아웃돼요. 이 기기에서는 그대로 쓸 수 있어요.</Text>
            )}
            <PasswordForm email={email} isTemporary={isTemporary} onDone={done} {...(!isTemporary && { onCancel: close })} />
          </Stack>
        )}
        {hasPassword && !isOpen && (
          <Stack gap={4} align="flex-start">
            <Text>다른 곳에서 쓰지 않는 비밀번호가 안전해요. 바꾸면 다른 기기에서는 모두 로그아웃돼요.</Text>
            <Button ref={opener} variant="secondary" onPress={() => setOpen(true)}>
              비밀번호 바꾸기
            </Button>
          </Stack>
        )}
      </Card>
    </Section>
  );
}

const Text = styled.p`
  color: ${tokens.color.textSoft};
`;

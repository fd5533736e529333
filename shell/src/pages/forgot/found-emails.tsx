import { socialStart } from '@petcare/account';
import { SocialType } from '@petcare/contracts';
import { Button, LinkButton, Stack, tokens } from '@petcare/ui';
import { SocialLink, type SocialProvider } from '@petcare/ui/form';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FoundEmail } from '../../session/find-account.ts';

const providers: Record<number, SocialProvider> = {
  [SocialType.NAVER]: 'naver',
  [SocialType.KAKAO]: 'kakao',
  [SocialType.FACEBOOK]: 'facebook',
  [SocialType.APPLE]: 'apple',
};

/** The form is gone when its answer is there: whoever used the keyboard goes on from here. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Answer ref={heading} tabIndex={-1}>
      {children}
    </Answer>
  );
}

function WayIn({ socialType }: { socialType: number }) {
  const provider = providers[socialType];
  if (!provider) return <LinkButton to="/login">이메일로 로그인</LinkButton>;
  return <SocialLink provider={provider} {...socialStart(provider)} />;
}

export function FoundEmails({ found, onForgotPassword }: { found: readonly FoundEmail[]; onForgotPassword: () => void }) {
  const hasPassword = found.some(({ socialType }) => providers[socialType] === undefined);
  return (
    <Stack gap={5}>
      <Heading>{found.length > 1 ? `가입한 계정을 ${found.length}개 찾았어요` : '가입한 계정을 찾았어요'}</Heading>
      <List>
        {found.map(({ email, socialType }, index) => (
          <Row key={index}>
            <strong>{email}</strong>
            <WayIn socialType={socialType} />
          </Row>
        ))}
      </List>
      <Text>개인정보를 지키려고 이메일 일부를 가렸어요.</Text>
      {hasPassword && (
        <Button variant="ghost" onPress={onForgotPassword}>
          비밀번호도 잊었어요
        </Button>
      )}
    </Stack>
  );
}

export function NobodyFound({ onAgain }: { onAgain: () => void }) {
  return (
    <Stack gap={5}>
      <Heading>가입한 계정을 찾지 못했어요</Heading>
      <Text>이름이나 휴대폰 번호를 가입할 때와 다르게 적었을 수 있어요. 번호가 바뀌었다면 예전 번호로 찾아 보세요.</Text>
      <Stack gap={2}>
        <Button size="lg" fullWidth onPress={onAgain}>
          다시 찾아 보기
        </Button>
        <LinkButton to="/join-gate" variant="secondary" size="lg" fullWidth>
          새로 가입하기
        </LinkButton>
      </Stack>
    </Stack>
  );
}

const Answer = styled.h2`
  font-size: ${tokens.font.size.lg};
  text-align: center;
  outline: none;
`;

const Text = styled.p`
  text-align: center;
  color: ${tokens.color.textSoft};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Row = styled.li`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.sunken};
  overflow-wrap: anywhere;
  & > strong {
    font-size: ${tokens.font.size.lg};
    text-align: center;
  }
`;

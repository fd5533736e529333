import { usePageHead } from '@petcare/remote';
import { tokens } from '@petcare/ui';
import { Tabs } from '@petcare/ui/choice';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FormCard } from '../form-card.tsx';
import { FindEmail } from './find-email.tsx';
import { FindPassword } from './find-password.tsx';

const head = {
  title: '이메일·비밀번호 찾기',
  description: '펫케어에 가입한 이메일을 찾거나, 메일로 임시 비밀번호를 받으세요.',
  canonical: '/forgot',
};

const tabs = [
  { id: 'email', label: '이메일 찾기' },
  { id: 'password', label: '비밀번호 찾기' },
] as const;

/** Back into an account: its email by name and number, or a temporary password by mail. `?tab=password` opens the second. */
export function ForgotPage() {
  usePageHead(head);
  const [params, setParams] = useSearchParams();
  const selected = params.get('tab') === 'password' ? 'password' : 'email';
  const choose = (tab: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (tab === 'password') after.set('tab', tab);
        else after.delete('tab');
        return after;
      },
      { replace: true },
    );
  return (
    <FormCard title="이메일·비밀번호 찾기" lead="가입할 때 적은 정보로 찾아 드릴게요.">
      <Tabs label="찾을 것" items={tabs} selected={selected} onChange={choose}>
        {selected === 'email' ? <FindEmail onForgotPassword={() => choose('password')} /> : <FindPassword />}
      </Tabs>
      <Foot>
        <Link to="/login">로그인</Link>
        <Link to="/join-gate">회원가입</Link>
      </Foot>
    </FormCard>
  );
}

const Foot = styled.p`
  display: flex;
  justify-content: center;
  margin-top: ${tokens.space[4]};
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    padding-inline: ${tokens.space[4]};
  }
  & > a:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

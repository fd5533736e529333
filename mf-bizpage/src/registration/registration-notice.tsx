import { Notice, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMyRegistration } from './my-registration.ts';

const sentences = {
  pending: '가입 신청을 확인하고 있어요. 지금 채워 두면 승인되는 대로 보호자에게 보여요.',
  rejected: '가입 신청이 승인되지 않아서 보호자에게 보이지 않아요. 이유를 보고 다시 신청할 수 있어요.',
} as const;

/** Above every business screen while nobody else sees what is filled in there. */
export function RegistrationNotice() {
  const { registration } = useMyRegistration();
  if (!registration || registration.status === 'approved') return null;
  return (
    <Frame>
      <Notice kind={registration.status === 'pending' ? 'info' : 'warn'}>
        {sentences[registration.status]} <Link to="/bizpage">신청 상태 보기</Link>
      </Notice>
    </Frame>
  );
}

const Frame = styled.div`
  margin-bottom: ${tokens.space[5]};
  & a {
    font-weight: ${tokens.font.weight.semibold};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

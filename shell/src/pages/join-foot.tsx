import { withNext } from '@petcare/auth';
import { tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** For those who have joined already. */
export function AlreadyMember({ next }: { next: string | null }) {
  return (
    <Foot>
      이미 회원이신가요?
      <Link to={withNext('/login', next)}>로그인</Link>
    </Foot>
  );
}

/** For those who would rather join in another way. */
export function OtherWays({ next }: { next: string | null }) {
  return (
    <Foot>
      <Link to={withNext('/join-gate', next)}>다른 방법으로 가입하기</Link>
    </Foot>
  );
}

const Foot = styled.p`
  margin-top: ${tokens.space[6]};
  text-align: center;
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
  & > a {
    padding: ${tokens.space[3]} ${tokens.space[2]};
    font-weight: ${tokens.font.weight.semibold};
    color: ${tokens.color.primary};
  }
`;

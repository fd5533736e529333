import { useSession } from '@petcare/auth';
import { awayForSignedIn } from '@petcare/remote';
import { LinkButton, media, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

/** The invitation to join, for who is not a member yet. */
export function JoinInvitation() {
  const session = useSession();
  if (session.status === 'signed-in') return null;
  return (
    <Band $isGuess={session.status === 'unknown'}>
      <div>
        <h2>지금 가입하면 3,000포인트</h2>
        <p>휴대폰 본인 확인을 하면 드려요. 포인트샵에서 쓸 수 있어요.</p>
      </div>
      <LinkButton to="/join-gate" variant="secondary" size="lg">
        회원가입하기
      </LinkButton>
    </Band>
  );
}

const Band = styled.section<{ $isGuess: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[5]};
  padding: ${tokens.space[8]} ${tokens.space[5]};
  border-radius: ${tokens.radius.xl};
  background: linear-gradient(120deg, ${tokens.color.primary}, ${tokens.color.primaryVivid});
  color: ${tokens.color.onPrimary};
  text-align: center;
  & h2 {
    font-size: 1.375rem;
  }
  & p {
    margin-top: ${tokens.space[1]};
  }
  ${media.tablet} {
    flex-direction: row;
    justify-content: space-between;
    padding: ${tokens.space[8]} ${tokens.space[10]};
    text-align: left;
  }
  ${({ $isGuess }) => $isGuess && awayForSignedIn}
`;

import { graphql } from '@petcare/api';
import { accountTypeLabels, type SessionIdentity } from '@petcare/contracts';
import { useBusEvent } from '@petcare/event-bus';
import { Avatar, Badge, LinkButton, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { useLoginPath } from './use-login-path.ts';

const MobileProfile_MyInfo = graphql(`
  query MobileProfile_MyInfo {
    getMyInfo {
      name
      nickname
      userImage
    }
  }
`);

/** The token's name stands until the account's own has come. */
export function MobileProfile({ identity }: { identity: SessionIdentity }) {
  const [{ data }, askAgain] = useQuery({ query: MobileProfile_MyInfo });
  useBusEvent('profile.updated', () => askAgain({ requestPolicy: 'network-only' }));
  const { name, nickname } = data?.getMyInfo ?? identity;
  return (
    <Card>
      <Avatar src={data?.getMyInfo.userImage} name={name} size={56} />
      <div>
        <Name>
          {name}
          <Badge tone="accent">{accountTypeLabels[identity.accountType]}</Badge>
        </Name>
        <Nickname>{nickname}</Nickname>
      </div>
    </Card>
  );
}

export function MobileWelcome({ close }: { close: () => void }) {
  const loginPath = useLoginPath();
  return (
    <Welcome>
      <div>
        <Name>반가워요!</Name>
        <Nickname>로그인하고 예약과 리뷰를 한곳에서 관리해 보세요.</Nickname>
      </div>
      <Ways>
        <LinkButton to={loginPath} onClick={close}>
          로그인
        </LinkButton>
        <LinkButton to="/join-gate" variant="secondary" onClick={close}>
          회원가입
        </LinkButton>
      </Ways>
    </Welcome>
  );
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-height: 5.5rem;
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.primarySoft};
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
`;

const Nickname = styled.p`
  font-size: ${tokens.font.size.sm};
  color: ${tokens.color.textSoft};
`;

const Welcome = styled(Card)`
  flex-direction: column;
  align-items: stretch;
  gap: ${tokens.space[4]};
`;

const Ways = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
`;

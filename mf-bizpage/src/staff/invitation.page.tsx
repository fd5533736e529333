import { graphql, messageOfError, rest, useAttempt } from '@petcare/api';
import { announceLogout, clearTokens, loginPath } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { answerOf } from '@petcare/remote';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  FormError,
  formatDateTime,
  Inline,
  LinkButton,
  PageContainer,
  PageTitle,
  Skeleton,
  Stack,
  tokens,
} from '@petcare/ui';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMutation, useQuery, type CombinedError } from 'urql';
import { roleChoices, roleNames } from './staff-roles.ts';
import { useEnter } from './use-enter.ts';

const InvitationPage_Invitation = graphql(`
  query InvitationPage_Invitation($token: String!) {
    getStaffInvitation(token: $token) {
      business {
        id
        kind
        name
      }
      role
      email
      isMine
      expiresAt
    }
  }
`);

const InvitationPage_Accept = graphql(`
  mutation InvitationPage_Accept($token: String!) {
    acceptStaffInvitation(token: $token) {
      business {
        id
        kind
        name
      }
      role
    }
  }
`);

const InvitationPage_Decline = graphql(`
  mutation InvitationPage_Decline($token: String!) {
    declineStaffInvitation(token: $token)
  }
`);

const codesOf = (error: CombinedError) => error.graphQLErrors.map(({ extensions }) => extensions['code']);

/** An invitation by the link of its mail: who asks, for what, and the answer. */
export function InvitationPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { standIn, data, error } = answerOf(
    useQuery({ query: InvitationPage_Invitation, variables: { token } }),
    <Skeleton variant="card" count={1} />,
  );
  const isOver = error && codesOf(error).some((code) => code === 'NOT_FOUND' || code === 'INVITATION_EXPIRED');
  return (
    <PageContainer width="narrow">
      <PageTitle>직원 초대</PageTitle>
      {isOver ? (
        <EmptyState
          icon="info"
          title="수락할 수 없는 초대예요."
          description={messageOfError(error)}
          action={<LinkButton to="/staff">일하는 곳 보기</LinkButton>}
        />
      ) : (
        (standIn ?? <Opened token={token} invitation={data.getStaffInvitation} />)
      )}
    </PageContainer>
  );
}

type Invitation = { business: { name: string }; role: 'bookings' | 'all'; email: string; isMine: boolean; expiresAt: string };

function Opened({ token, invitation: { business, role, email, isMine, expiresAt } }: { token: string; invitation: Invitation }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const enter = useEnter();
  const { attempt, isPending, refusal } = useAttempt();
  const [, accept] = useMutation(InvitationPage_Accept);
  const [, decline] = useMutation(InvitationPage_Decline);

  const take = () =>
    attempt(async () => {
      const answer = await accept({ token });
      if (!answer.data) return answer.error ?? new Error();
      toast('success', `${business.name}의 직원이 됐어요.`);
      await enter(answer.data.acceptStaffInvitation);
      return undefined;
    });
  const changeAccount = async () => {
    announceLogout();
    await rest.delete('/api/client/user/logout');
    clearTokens();
    await navigate(loginPath(pathname + search));
  };
  const refuse = () =>
    attempt(async () => {
      const answer = await decline({ token });
      if (answer.error) return answer.error;
      toast('info', '초대를 거절했어요.');
      await navigate('/');
      return undefined;
    });

  return (
    <Card padding="lg">
      <Stack gap={5}>
        <Lead>
          <strong>{business.name}</strong>에서 직원으로 초대했어요.
        </Lead>
        <Inline gap={2}>
          <Badge tone="primary">{roleNames[role]}</Badge>
        </Inline>
        <p>{roleChoices.find(({ value }) => value === role)?.description}</p>
        <Small>
          {email} 계정으로 받은 초대예요. {formatDateTime(expiresAt)}까지 한 번 수락할 수 있고, 언제든 스스로 그만둘 수 있어요.
        </Small>
        <FormError>{refusal}</FormError>
        {isMine ? (
          <Inline gap={3}>
            <Button isPending={isPending} onPress={() => void take()}>
              초대 수락하기
            </Button>
            <Button variant="secondary" isDisabled={isPending} onPress={() => void refuse()}>
              거절하기
            </Button>
          </Inline>
        ) : (
          <>
            <FormError>지금 로그인한 계정의 이메일이 초대받은 이메일과 달라요. {email}로 가입한 계정으로 로그인해 주세요.</FormError>
            <Button variant="secondary" onPress={() => void changeAccount()}>
              다른 계정으로 로그인
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

const Lead = styled.p`
  font-size: ${tokens.font.size.lg};
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`;

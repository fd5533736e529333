import { messageOfError } from '@petcare/api';
import { useSession, workFor } from '@petcare/auth';
import { accountTypeLabels, AccountType } from '@petcare/contracts';
import { toast } from '@petcare/event-bus';
import { answerOf, lazyPiece } from '@petcare/remote';
import { Badge, Button, Card, EmptyState, formatDate, PageContainer, PageTitle, Skeleton, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { MyWorkplaces_Leave, MyWorkplaces_List, type MyWorkplace } from './my-workplaces.ts';
import { PersonRow, Rows } from './person-row.tsx';
import { roleNames } from './staff-roles.ts';
import { useEnter } from './use-enter.ts';

const StaffQuestion = lazyPiece(() => import('./staff-question.tsx').then((m) => m.StaffQuestion));

/** The businesses that somebody works for, to go into and to leave, and their own account beside them. */
export function WorkplacesPage() {
  const session = useSession();
  const enter = useEnter();
  const { standIn, data, reload } = answerOf(useQuery({ query: MyWorkplaces_List }), <Skeleton variant="card" count={1} />);
  const [, leave] = useMutation(MyWorkplaces_Leave);
  const [left, setLeft] = useState<MyWorkplace | null>(null);
  const [isPending, setPending] = useState(false);
  if (session.status !== 'signed-in') return null;
  const { identity, workplace } = session;

  async function confirmLeaving({ business }: MyWorkplace) {
    setPending(true);
    const answer = await leave({ businessId: business.id });
    setPending(false);
    setLeft(null);
    if (answer.error) toast('error', messageOfError(answer.error));
    else {
      if (workplace?.businessId === business.id) workFor(null);
      toast('success', `${business.name}: 일을 그만뒀어요.`);
    }
    reload();
  }

  return (
    <PageContainer width="narrow">
      <PageTitle description="직원으로 일하는 업체를 골라 비즈페이지로 들어가요.">일하는 곳</PageTitle>
      {standIn ?? (
        <Stack gap={6}>
          {data.getMyWorkplaces.length === 0 ? (
            <EmptyState
              icon="shop"
              title="직원으로 일하는 곳이 없어요."
              description="업체에서 보낸 초대 메일의 링크를 열면 수락할 수 있어요."
            />
          ) : (
            <Card padding="none">
              <Rows>
                {data.getMyWorkplaces.map((one) => (
                  <PersonRow
                    key={one.business.id}
                    title={one.business.name}
                    badges={
                      <>
                        <Badge tone={one.role === 'all' ? 'primary' : 'neutral'}>{roleNames[one.role]}</Badge>
                        {workplace?.businessId === one.business.id && <Badge tone="success">지금 일하는 곳</Badge>}
                      </>
                    }
                    detail={`${formatDate(one.since)}부터`}
                    actions={
                      <>
                        <Button size="sm" aria-label={`${one.business.name} 비즈페이지 열기`} onPress={() => void enter(one)}>
                          비즈페이지 열기
                        </Button>
                        <Button size="sm" variant="ghost" aria-label={`${one.business.name} 그만두기`} onPress={() => setLeft(one)}>
                          그만두기
                        </Button>
                      </>
                    }
                  />
                ))}
              </Rows>
            </Card>
          )}
          {identity.accountType !== AccountType.NORMAL && (
            <Card padding="none">
              <Rows>
                <PersonRow
                  title="내 업체"
                  badges={<Badge>{accountTypeLabels[identity.accountType]}</Badge>}
                  detail={`${identity.nickname} 계정의 비즈페이지예요.`}
                  actions={
                    <Button size="sm" variant="secondary" onPress={() => void enter(null)}>
                      내 비즈페이지 열기
                    </Button>
                  }
                />
              </Rows>
            </Card>
          )}
        </Stack>
      )}
      {left && (
        <StaffQuestion
          name={left.business.name}
          act="leave"
          isPending={isPending}
          onConfirm={() => void confirmLeaving(left)}
          onCancel={() => setLeft(null)}
        />
      )}
    </PageContainer>
  );
}

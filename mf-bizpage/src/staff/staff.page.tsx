import { isNotFound } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Card, EmptyState, LinkButton, Notice, PageTitle, Section, Skeleton, Stack } from '@petcare/ui';
import { useState } from 'react';
import { useQuery } from 'urql';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { StaffPage_Staff } from './my-staff.ts';
import { useStaffActs } from './use-staff-acts.ts';

/** Members of staff of the business, those who were invited, and the form that invites. */
export function StaffPage() {
  const { standIn, data, error, reload } = answerOf(useQuery({ query: StaffPage_Staff }), <Skeleton variant="card" count={2} />);
  const [invited, setInvited] = useState(0);
  const acts = useStaffActs(reload);
  const staff = data?.getMyStaff;
  const isFull = staff !== undefined && staff.members.length + staff.invitations.length >= staff.most;
  return (
    <>
      <PageTitle
        description="함께 일하는 분을 초대하고 맡은 일을 정해요. 언제든 바로 제외할 수 있어요."
        actions={
          <LinkButton to="/staff" variant="secondary" size="sm">
            내가 일하는 곳
          </LinkButton>
        }
      >
        직원 관리
      </PageTitle>
      {isNotFound(error) ? (
        <EmptyState
          icon="shop"
          title="아직 연결된 업체가 없어요."
          description="가입 신청이 승인되고 업체가 연결되면 직원을 초대할 수 있어요."
        />
      ) : (
        standIn
      )}
      {staff && (
        <Stack gap={8}>
          <Section title={`직원 ${staff.members.length}명`}>
            {staff.members.length === 0 ? (
              <EmptyState icon="user" title="아직 직원이 없어요." description="이메일로 초대하면 그분의 계정으로 함께 일할 수 있어요." />
            ) : (
              <MemberList members={staff.members} onChangeRole={acts.changeRole} onRemove={acts.remove} />
            )}
          </Section>
          {staff.invitations.length > 0 && (
            <Section title={`보낸 초대 ${staff.invitations.length}건`}>
              <InvitationList invitations={staff.invitations} onResend={acts.resend} onCancel={acts.cancel} />
            </Section>
          )}
          <Section title="직원 초대하기" description="직원 관리, 가입 신청, 회원 탈퇴는 어떤 직원도 할 수 없어요.">
            {isFull ? (
              <Notice kind="info">
                직원과 초대를 합쳐 {staff.most}명까지 둘 수 있어요. 더 초대하려면 초대를 취소하거나 직원을 제외해 주세요.
              </Notice>
            ) : (
              <Card padding="lg">
                <InviteForm
                  key={invited}
                  onInvited={() => {
                    setInvited((before) => before + 1);
                    reload();
                  }}
                />
              </Card>
            )}
          </Section>
        </Stack>
      )}
    </>
  );
}

import { Badge, Button, Card, formatDateTime } from '@petcare/ui';
import { useState } from 'react';
import type { StaffInvitation } from './my-staff.ts';
import { PersonRow, Rows } from './person-row.tsx';
import { roleNames } from './staff-roles.ts';

type Act = (invitation: StaffInvitation) => Promise<void>;
type Props = { invitations: readonly StaffInvitation[]; onResend: Act; onCancel: Act };

/** Invitations that nobody has taken yet: to send again, with a new link, or to take back. */
export function InvitationList({ invitations, onResend, onCancel }: Props) {
  const [running, setRunning] = useState<string | null>(null);
  const run = async (invitation: StaffInvitation, act: Act) => {
    setRunning(invitation.id);
    await act(invitation);
    setRunning(null);
  };
  return (
    <Card padding="none">
      <Rows>
        {invitations.map((invitation) => (
          <PersonRow
            key={invitation.id}
            title={invitation.email}
            badges={
              <>
                <Badge>{roleNames[invitation.role]}</Badge>
                {invitation.isExpired && <Badge tone="warn">기간 지남</Badge>}
              </>
            }
            detail={
              invitation.isExpired ? '수락하지 않은 채 7일이 지났어요.' : `${formatDateTime(invitation.expiresAt)}까지 수락할 수 있어요.`
            }
            actions={
              <>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`${invitation.email} 초대 다시 보내기`}
                  isDisabled={running !== null}
                  onPress={() => void run(invitation, onResend)}
                >
                  다시 보내기
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${invitation.email} 초대 취소`}
                  isDisabled={running !== null}
                  onPress={() => void run(invitation, onCancel)}
                >
                  초대 취소
                </Button>
              </>
            }
          />
        ))}
      </Rows>
    </Card>
  );
}

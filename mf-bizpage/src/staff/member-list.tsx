import { lazyPiece } from '@petcare/remote';
import type { StaffRole } from '@petcare/contracts';
import { Badge, Button, Card, formatDate } from '@petcare/ui';
import { useState } from 'react';
import type { StaffMember } from './my-staff.ts';
import { PersonRow, Rows } from './person-row.tsx';
import { roleNames } from './staff-roles.ts';

const StaffQuestion = lazyPiece(() => import('./staff-question.tsx').then((m) => m.StaffQuestion));

type Props = {
  members: readonly StaffMember[];
  onChangeRole: (member: StaffMember, role: StaffRole) => Promise<void>;
  onRemove: (member: StaffMember) => Promise<void>;
};
type Question = { member: StaffMember; act: 'remove' | StaffRole };

const otherRole = (role: StaffRole): StaffRole => (role === 'all' ? 'bookings' : 'all');

/** The staff of a business, each with a role to change and a way out; both are asked once more. */
export function MemberList({ members, onChangeRole, onRemove }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isPending, setPending] = useState(false);

  async function confirm({ member, act }: Question) {
    setPending(true);
    await (act === 'remove' ? onRemove(member) : onChangeRole(member, act));
    setPending(false);
    setQuestion(null);
  }

  return (
    <>
      <Card padding="none">
        <Rows>
          {members.map((member) => (
            <PersonRow
              key={member.id}
              title={member.name}
              badges={<Badge tone={member.role === 'all' ? 'primary' : 'neutral'}>{roleNames[member.role]}</Badge>}
              detail={`${member.email} · ${formatDate(member.since)}부터`}
              actions={
                <>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`${member.name} 역할 바꾸기`}
                    onPress={() => setQuestion({ member, act: otherRole(member.role) })}
                  >
                    역할 바꾸기
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`${member.name} 제외하기`}
                    onPress={() => setQuestion({ member, act: 'remove' })}
                  >
                    제외하기
                  </Button>
                </>
              }
            />
          ))}
        </Rows>
      </Card>
      {question && (
        <StaffQuestion
          name={question.member.name}
          act={question.act}
          isPending={isPending}
          onConfirm={() => void confirm(question)}
          onCancel={() => setQuestion(null)}
        />
      )}
    </>
  );
}

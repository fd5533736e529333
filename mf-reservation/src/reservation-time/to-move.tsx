import { toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { Button, Card, Section, Stack, tokens } from '@petcare/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useUpdateReservations } from '../business-reservations/use-update-reservations.ts';
import { outsideInWords } from './outside-in-words.ts';
import type { LeftOutside } from './time-setting.ts';

const MoveDialog = lazyPiece(() => import('../moving/move-dialog.tsx').then((m) => m.MoveDialog));

type Props = {
  reservations: readonly LeftOutside[];
  /** Takes the focus when it appears. */
  isMet: boolean;
  onMoved: (id: string) => void;
  onClose: () => void;
};

/** The reservations that new times have left outside and that are to be moved, one after the other. */
export function ToMove({ reservations, isMet, onMoved, onClose }: Props) {
  const update = useUpdateReservations();
  const [moved, setMoved] = useState<LeftOutside | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMet) return;
    list.current?.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
    list.current?.focus({ preventScroll: true });
  }, [isMet]);
  return (
    <List ref={list} tabIndex={-1} role="group" aria-label={`새 시간으로 변경할 예약 ${reservations.length}건`}>
      <Card padding="lg">
        <Section
          title={`새 시간으로 변경할 예약 ${reservations.length}건`}
          description="새 예약 시간은 저장했어요. 변경하지 않은 예약은 약속한 시간에 그대로 있어요."
          actions={
            <Button size="sm" variant="ghost" onPress={onClose}>
              변경 그만하기
            </Button>
          }
        >
          <Stack as="ul" gap={2}>
            {reservations.map((reservation) => (
              <Row key={reservation.id}>
                <span>{outsideInWords(reservation)}</span>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={`${outsideInWords(reservation)} 변경`}
                  onPress={() => setMoved(reservation)}
                >
                  변경
                </Button>
              </Row>
            ))}
          </Stack>
        </Section>
        {moved && (
          <MoveDialog
            reservation={moved}
            title="예약 변경"
            follows="변경하면 확정되고, 보호자에게 새 시간을 알려드려요."
            onClose={() => setMoved(null)}
            onMove={async (slot) => {
              const problem = await update({ reservations: [moved.id], status: 1, ...slot });
              if (problem) return problem;
              setMoved(null);
              onMoved(moved.id);
              toast('success', '예약 시간을 변경했어요.');
              return undefined;
            }}
          />
        )}
      </Card>
    </List>
  );
}

const List = styled.div`
  scroll-margin-top: calc(var(--pc-header-height, 4rem) + ${tokens.space[4]});
  outline: none;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  list-style: none;
`;

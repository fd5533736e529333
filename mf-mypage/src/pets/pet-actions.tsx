import { siteNow } from '@petcare/auth';
import { graphql, useAttempt } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { lazyPiece } from '@petcare/remote';
import { seoulDate } from '@petcare/time';
import { Button, FormError, Inline, Stack } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { josa } from 'es-hangul';
import { useState } from 'react';
import { useClient } from 'urql';
import { lifetime } from './date-field.ts';
import type { Pet } from './pet.ts';

const ConfirmDialog = lazyPiece(() => import('@petcare/ui/overlay').then((m) => m.ConfirmDialog));

const PetActions_SetMain = graphql(`
  mutation PetActions_SetMain($petId: ID!) {
    setMainPet(petId: $petId) {
      id
    }
  }
`);
const PetActions_Archive = graphql(`
  mutation PetActions_Archive($petId: ID!, $diedOn: Date) {
    archivePet(petId: $petId, diedOn: $diedOn) {
      id
    }
  }
`);
const PetActions_Restore = graphql(`
  mutation PetActions_Restore($petId: ID!) {
    restorePet(petId: $petId) {
      id
    }
  }
`);
const PetActions_Delete = graphql(`
  mutation PetActions_Delete($petId: ID!) {
    deletePet(petId: $petId)
  }
`);

type Question = 'archive' | 'delete';
type PetActionsProps = { pet: Pet; onChanged: () => void; onGone: () => void };

export function PetActions({ pet, onChanged, onGone }: PetActionsProps) {
  const client = useClient();
  const [asked, setAsked] = useState<Question | null>(null);
  const [diedOn, setDiedOn] = useState(seoulDate(siteNow()));
  const { attempt, isPending, refusal } = useAttempt();
  const petId = pet.id;

  async function run(act: () => Promise<{ error?: unknown }>, done: () => void) {
    const isDone = await attempt(async () => (await act()).error);
    if (!isDone) return;
    setAsked(null);
    done();
  }
  const setMain = () =>
    run(
      () => client.mutation(PetActions_SetMain, { petId }).toPromise(),
      () => {
        toast('success', `${josa(pet.name, '을/를')} 대표로 정했어요.`);
        onChanged();
      },
    );
  const archive = () => run(() => client.mutation(PetActions_Archive, { petId, diedOn: diedOn || null }).toPromise(), onChanged);
  const restore = () => run(() => client.mutation(PetActions_Restore, { petId }).toPromise(), onChanged);
  const remove = () =>
    run(
      () => client.mutation(PetActions_Delete, { petId }).toPromise(),
      () => {
        toast('success', `${pet.name}의 기록을 삭제했어요.`);
        onGone();
      },
    );

  return (
    <Stack gap={3}>
      <Inline>
        {pet.archivedAt === null && !pet.isMain && (
          <Button variant="secondary" size="sm" onPress={() => void setMain()} isDisabled={isPending}>
            대표로 정하기
          </Button>
        )}
        {pet.archivedAt === null ? (
          <Button variant="ghost" size="sm" onPress={() => setAsked('archive')}>
            무지개다리를 건넜어요
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onPress={() => void restore()} isDisabled={isPending}>
            되돌리기
          </Button>
        )}
        <Button variant="ghost" size="sm" icon="trash" onPress={() => setAsked('delete')}>
          삭제
        </Button>
      </Inline>
      {asked === null && <FormError>{refusal}</FormError>}
      {asked === 'archive' && (
        <ConfirmDialog
          isOpen
          title={`${josa(pet.name, '와/과')} 함께한 시간을 간직할게요`}
          confirmLabel="간직하기"
          onConfirm={() => void archive()}
          onCancel={() => setAsked(null)}
          isPending={isPending}
        >
          <Stack gap={4}>
            <span>접종 알림은 더 보내지 않고, 사진과 기록은 그대로 남겨 둘게요. 언제든 되돌릴 수 있어요.</span>
            <DatePicker
              label="떠난 날"
              value={diedOn || null}
              onChange={setDiedOn}
              onClear={() => setDiedOn('')}
              {...lifetime(seoulDate(siteNow()))}
              description="적고 싶지 않으면 비워 두셔도 돼요."
            />
            <FormError>{refusal}</FormError>
          </Stack>
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          isOpen
          title={`${pet.name}의 기록을 삭제할까요?`}
          confirmLabel="삭제"
          tone="danger"
          onConfirm={() => void remove()}
          onCancel={() => setAsked(null)}
          isPending={isPending}
        >
          <Stack gap={4}>
            <span>사진, 접종과 몸무게 기록이 모두 삭제되고 되돌릴 수 없어요.</span>
            <FormError>{refusal}</FormError>
          </Stack>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

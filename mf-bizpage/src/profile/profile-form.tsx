import { refusalOf } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { PhotoField, unfinishedSentence, type Unfinished } from '@petcare/photos';
import { Button, Card, FormError, Section, Stack, tokens } from '@petcare/ui';
import { useCheckedForm } from '@petcare/ui/form';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMutation } from 'urql';
import { OpeningHoursFields } from '../opening-hours/opening-hours-fields.tsx';
import { BasicFields } from './basic-fields.tsx';
import { CareFields } from './care-fields.tsx';
import type { MyHospital } from './my-hospital.ts';
import { changesOf, draftOf, HospitalPage_UpdateMyHospital, type ProfileDraft } from './profile-draft.ts';
import { ServiceFields } from './service-fields.tsx';

const MAX_PICTURES = 10;

type Props = { hospital: MyHospital; onSaved: () => void };

export function ProfileForm({ hospital, onSaved }: Props) {
  const [saved, setSaved] = useState(() => draftOf(hospital));
  const [unfinished, setUnfinished] = useState<Unfinished>('none');
  const [, update] = useMutation(HospitalPage_UpdateMyHospital);
  const form = useCheckedForm<ProfileDraft>({
    initial: saved,
    check: () => (unfinished === 'none' ? {} : { facilityPicture: unfinishedSentence(unfinished) }),
    send: save,
  });

  const changes = changesOf(saved, form.values);
  const isChanged = Object.keys(changes).length > 0 || unfinished !== 'none';

  async function save(draft: ProfileDraft) {
    const { error } = await update({ input: changes });
    if (error) return refusalOf(error);
    setSaved(draft);
    toast('success', '병원 정보를 저장했어요.');
    onSaved();
    return undefined;
  }

  const { values: draft, change, refused: errors, refusal } = form;
  const fields = { draft, errors, onChange: change };
  return (
    <Section
      title="병원 정보"
      description={hospital.state === 'approved' ? '저장하면 바로 병원 페이지에 보여요.' : '승인되면 저장한 내용이 병원 페이지에 보여요.'}
    >
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap={5}>
          <BasicFields {...fields} />
          <CareFields {...fields} />
          <OpeningHoursFields
            kind="hospital"
            contract={draft.contract.trim() || null}
            draft={draft.openingHours}
            errors={errors}
            takesReservations={draft.allowReservation}
            onChange={(part) => change(({ openingHours }) => ({ openingHours: { ...openingHours, ...part } }))}
          />
          <ServiceFields {...fields} />
          <Card padding="lg">
            <PhotoField
              label="시설 사진"
              value={draft.facilityPicture}
              onChange={(facilityPicture) => change({ facilityPicture })}
              onUnfinished={setUnfinished}
              kept={saved.facilityPicture.map((url) => ({ id: url, url }))}
              refused={errors}
              maxCount={MAX_PICTURES}
              errorMessage={form.errorOf('facilityPicture')}
            />
          </Card>
        </Stack>
        <Bar data-changed={isChanged || undefined}>
          <Stack gap={refusal ? 3 : 0}>
            <FormError>{refusal}</FormError>
            <Button type="submit" size="lg" fullWidth isPending={form.isPending} isDisabled={!isChanged}>
              {isChanged ? '저장하기' : '바뀐 내용이 없어요'}
            </Button>
          </Stack>
        </Bar>
      </form>
    </Section>
  );
}

const Bar = styled.div`
  z-index: 1;
  bottom: var(--pc-bottom-height, 0px);
  &[data-changed] {
    position: sticky;
  }
  margin-top: ${tokens.space[6]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[2]};
`;

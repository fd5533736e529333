import { refusalOf, rest } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Button, Card, FormError, Section, Stack, tokens } from '@petcare/ui';
import { useCheckedForm } from '@petcare/ui/form';
import { ImageUpload } from '@petcare/ui/upload';
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
  const [pictures, setPictures] = useState(hospital.facilityPicture);
  const [files, setFiles] = useState<File[]>([]);
  const [, update] = useMutation(HospitalPage_UpdateMyHospital);
  const form = useCheckedForm<ProfileDraft>({ initial: saved, check: () => ({}), send: save });

  const changes = changesOf(saved, form.values);
  const arePicturesChanged = files.length > 0 || pictures.length !== hospital.facilityPicture.length;
  const isChanged = Object.keys(changes).length > 0 || arePicturesChanged;

  async function save(draft: ProfileDraft) {
    const stored = arePicturesChanged ? await withStored(pictures, files) : null;
    if (stored?.refused) return refusalOf(stored.refused);
    const facilityPicture = stored?.addresses;
    const { error } = await update({ input: facilityPicture ? { ...changes, facilityPicture } : changes });
    if (error) return refusalOf(error);
    setSaved(draft);
    setFiles([]);
    if (facilityPicture) setPictures(facilityPicture.map((filepath) => ({ id: filepath, filepath })));
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
      <Form onSubmit={form.onSubmit} noValidate>
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
            <ImageUpload
              label="시설 사진"
              value={files}
              onChange={setFiles}
              existing={pictures.map(({ id, filepath }) => ({ id, url: filepath }))}
              onRemoveExisting={(id) => setPictures((before) => before.filter((picture) => picture.id !== id))}
              maxCount={MAX_PICTURES}
              errorMessage={errors['facilityPicture'] ?? errors['file']}
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
      </Form>
    </Section>
  );
}

type Picture = MyHospital['facilityPicture'][number];

/** The addresses of all pictures, once the new ones are stored; or why one could not be. */
async function withStored(pictures: readonly Picture[], files: readonly File[]) {
  const addresses = pictures.map(({ filepath }) => filepath);
  for (const file of files) {
    const answer = await rest.post('/api/upload', { form: { file } });
    if (!answer.success) return { refused: answer };
    addresses.push(answer.data.url);
  }
  return { addresses };
}

const Form = styled.form`
  & input,
  & textarea {
    scroll-margin-block: 9rem;
  }
`;

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

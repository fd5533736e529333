import { fieldErrorsOf, messageOfError, rest } from '@petcare/api';
import { toast } from '@petcare/event-bus';
import { Button, Card, FormError, Section, Stack, tokens } from '@petcare/ui';
import { ImageUpload } from '@petcare/ui/upload';
import { useEffect, useRef, useState, type FormEvent } from 'react';
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
  const [draft, setDraft] = useState(saved);
  const [pictures, setPictures] = useState(hospital.facilityPicture);
  const [files, setFiles] = useState<File[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isUploading, setIsUploading] = useState(false);
  const [{ fetching }, update] = useMutation(HospitalPage_UpdateMyHospital);

  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-refused]')?.focus();
  }, [failure]);

  const errors = fieldErrorsOf(failure);
  const changes = changesOf(saved, draft);
  const arePicturesChanged = files.length > 0 || pictures.length !== hospital.facilityPicture.length;
  const isChanged = Object.keys(changes).length > 0 || arePicturesChanged;
  const change = (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part }));

  /** The addresses of all pictures, once the new ones are stored; null if one could not be. */
  const storePictures = async (): Promise<string[] | null> => {
    const kept = pictures.map(({ filepath }) => filepath);
    for (const file of files) {
      const answer = await rest.post('/api/upload', { form: { file } });
      if (!answer.success) {
        setFailure(answer);
        return null;
      }
      kept.push(answer.data.url);
    }
    return kept;
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsUploading(true);
    try {
      const facilityPicture = arePicturesChanged ? await storePictures() : undefined;
      if (facilityPicture === null) return;
      const result = await update({ input: facilityPicture ? { ...changes, facilityPicture } : changes });
      setFailure(result.error ?? null);
      if (result.error) return;
      setSaved(draft);
      setFiles([]);
      if (facilityPicture) setPictures(facilityPicture.map((filepath) => ({ id: filepath, filepath })));
      toast('success', '병원 정보를 저장했어요.');
      onSaved();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsUploading(false);
    }
  };

  const fields = { draft, errors, onChange: change };
  return (
    <Section
      title="병원 정보"
      description={hospital.state === 'approved' ? '저장하면 바로 병원 페이지에 보여요.' : '승인되면 저장한 내용이 병원 페이지에 보여요.'}
    >
      <Form ref={form} onSubmit={(event) => void save(event)} noValidate>
        <Stack gap={5}>
          <BasicFields {...fields} />
          <CareFields {...fields} />
          <OpeningHoursFields
            kind="hospital"
            contract={draft.contract.trim() || null}
            draft={draft.openingHours}
            errors={errors}
            takesReservations={draft.allowReservation}
            onChange={(part) => setDraft((before) => ({ ...before, openingHours: { ...before.openingHours, ...part } }))}
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
          <Stack gap={failure ? 3 : 0}>
            <FormError>{failure ? messageOfError(failure) : undefined}</FormError>
            <Button type="submit" size="lg" fullWidth isPending={fetching || isUploading} isDisabled={!isChanged}>
              {isChanged ? '저장하기' : '바뀐 내용이 없어요'}
            </Button>
          </Stack>
        </Bar>
      </Form>
    </Section>
  );
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

import { graphql, refusalOf } from '@petcare/api';
import { siteNow } from '@petcare/auth';
import { toast } from '@petcare/event-bus';
import { PhotoField, usePhotoUploads } from '@petcare/photos';
import { seoulDate } from '@petcare/time';
import { Grid, Section, Stack } from '@petcare/ui';
import { DatePicker } from '@petcare/ui/date';
import { FormFoot, RadioGroup, TextField, useCheckedForm } from '@petcare/ui/form';
import { josa } from 'es-hangul';
import { useClient } from 'urql';
import { KindField } from './kind-field.tsx';
import type { Pet, PetKind } from './pet.ts';
import { checkPet, inputOf, places, valuesOf, type PetValues } from './pet-values.ts';
import { dateField, lifetime } from './date-field.ts';
import { VaccinationField } from './vaccination-field.tsx';

const PetForm_Create = graphql(`
  mutation PetForm_Create($input: PetInput!) {
    pet: createPet(input: $input) {
      id
    }
  }
`);

const PetForm_Update = graphql(`
  mutation PetForm_Update($petId: ID!, $input: PetInput!) {
    pet: updatePet(petId: $petId, input: $input) {
      id
    }
  }
`);

const genders = [
  { value: 'female', label: '여아' },
  { value: 'male', label: '남아' },
  { value: 'none', label: '몰라요' },
] as const;
const answers = [
  { value: 'yes', label: '했어요' },
  { value: 'no', label: '안 했어요' },
  { value: 'none', label: '몰라요' },
] as const;
const reminders = [
  { value: 'none', label: '알림 없음' },
  { value: 'mail', label: '메일' },
  { value: 'sms', label: '문자' },
] as const;

type PetFormProps = {
  /** Undefined for a new one. */
  pet: Pet | undefined;
  kinds: readonly PetKind[];
  /** With the id of what was saved. */
  onSaved: (id: string) => void;
  onCancel: () => void;
};

/** Everything about one animal. */
export function PetForm({ pet, kinds, onSaved, onCancel }: PetFormProps) {
  const client = useClient();
  const photos = usePhotoUploads<'petImage'>();
  const divisionOf = (kindId: string) =>
    kinds.find(({ id, childs }) => id === kindId || childs.some((child) => child.id === kindId))?.id ?? '';
  const form = useCheckedForm<PetValues>({
    initial: () => valuesOf(pet, divisionOf),
    check: (values) => ({ ...checkPet(values), ...photos.problems }),
    waits: photos.isSending,
    send: save,
  });
  const { petImage } = form.values;

  async function save(values: PetValues) {
    const input = inputOf(values);
    const { data, error } = await (pet
      ? client.mutation(PetForm_Update, { petId: pet.id, input }).toPromise()
      : client.mutation(PetForm_Create, { input }).toPromise());
    if (!data) return refusalOf(error);
    const name = values.name.trim();
    toast('success', pet ? `${name}의 정보를 수정했어요.` : `${josa(name, '을/를')} 가족으로 등록했어요.`);
    onSaved(data.pet.id);
    return undefined;
  }

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={3}>
        <Section title="기본 정보">
          <Stack gap={5}>
            <PhotoField
              label="사진"
              value={petImage ? [petImage] : []}
              onChange={([address = '']) => form.change({ petImage: address })}
              onUnfinished={photos.of('petImage')}
              kept={pet?.petImage ? [{ id: pet.petImage, url: pet.petImage }] : []}
              maxCount={1}
              errorMessage={form.errorOf('petImage')}
            />
            <TextField {...form.textField('name')} label="이름" maxLength={20} isRequired />
            <KindField form={form} kinds={kinds} />
            <RadioGroup
              label="성별"
              options={genders}
              value={form.values.gender}
              onChange={(gender) => form.change({ gender })}
              orientation="horizontal"
            />
            <RadioGroup
              label="중성화"
              options={answers}
              value={form.values.neutralized}
              onChange={(neutralized) => form.change({ neutralized })}
              orientation="horizontal"
            />
            <Grid min="12rem">
              <DatePicker
                label="생일"
                {...dateField(form, 'birthday')}
                {...lifetime(seoulDate(siteNow()))}
                description="모르면 짐작하는 날짜를 골라도 돼요."
              />
              <TextField {...form.textField('weight')} label="몸무게" inputMode="decimal" suffix="kg" />
            </Grid>
            <TextField
              {...form.textField('registerNumber')}
              label="동물등록번호"
              inputMode="numeric"
              placeholder="410000000000000"
              description="동물등록증에 적힌 숫자 15자리예요."
            />
          </Stack>
        </Section>
        <Section title="예방접종" description="적어 두면 다음 접종일을 알려드려요.">
          <Stack gap={4}>
            {places.map((place) => (
              <VaccinationField key={place} form={form} place={place} />
            ))}
            <RadioGroup
              label="다음 접종 알림"
              description="접종일 일주일 전에 한 번 보내드려요."
              options={reminders}
              value={form.values.reminder}
              onChange={(reminder) => form.change({ reminder })}
              orientation="horizontal"
            />
          </Stack>
        </Section>
        <FormFoot form={form} submit={pet ? '저장하기' : '등록하기'} cancel={onCancel} place="start" size="lg" />
      </Stack>
    </form>
  );
}

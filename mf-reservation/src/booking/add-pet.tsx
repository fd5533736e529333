import { graphql, refusalOf } from '@petcare/api';
import { Stack } from '@petcare/ui';
import { FormFoot, RadioGroup, TextField, useCheckedForm } from '@petcare/ui/form';
import { Dialog } from '@petcare/ui/overlay';
import { useId } from 'react';
import { useMutation, useQuery } from 'urql';

const AddPet_Kinds = graphql(`
  query AddPet_Kinds {
    getPetKinds {
      id
      name
    }
  }
`);

const AddPet_Create = graphql(`
  mutation AddPet_Create($input: PetInput!) {
    createPet(input: $input) {
      id
      name
    }
  }
`);

const OTHER = 'other';

type Values = { name: string; kind: string; kindName: string };
type Props = { isOpen: boolean; onClose: () => void; onAdded: (id: string, name: string) => void };

function missingIn({ name, kind, kindName }: Values) {
  const length = [...name.trim()].length;
  return {
    ...(length === 0 && { name: '이름을 적어 주세요.' }),
    ...(length > 20 && { name: '이름은 20자까지 적어 주세요.' }),
    ...(!kind && { kind: '종류를 골라 주세요.' }),
    ...(kind === OTHER && !kindName.trim() && { kindName: '어떤 동물인지 적어 주세요.' }),
  };
}

/** A new animal with what a booking needs of it; the rest has its place on my page. */
export function AddPet({ isOpen, onClose, onAdded }: Props) {
  const id = useId();
  const [{ data }] = useQuery({ query: AddPet_Kinds });
  const [, create] = useMutation(AddPet_Create);
  const form = useCheckedForm<Values>({
    initial: { name: '', kind: '', kindName: '' },
    check: missingIn,
    send: async ({ name, kind, kindName }) => {
      const ofKind = kind === OTHER ? { kindName: kindName.trim() } : { kindId: kind };
      const answer = await create({ input: { name: name.trim(), ...ofKind } });
      if (!answer.data) return refusalOf(answer.error);
      form.change({ name: '', kind: '', kindName: '' });
      onAdded(answer.data.createPet.id, answer.data.createPet.name);
      return undefined;
    },
  });
  const kinds = [
    ...(data?.getPetKinds ?? []).map((kind) => ({ value: kind.id, label: kind.name })),
    { value: OTHER, label: '그 밖의 동물' },
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="반려동물 추가"
      size="sm"
      isDismissable={false}
      footer={<FormFoot form={form} formId={id} submit="추가하기" cancel={onClose} />}
    >
      <form id={id} onSubmit={form.onSubmit} noValidate aria-label="반려동물 추가">
        <Stack gap={5}>
          <TextField {...form.textField('name')} label="이름" placeholder="보리" maxLength={30} isRequired autoFocus />
          <RadioGroup
            label="종류"
            options={kinds}
            value={form.values.kind || null}
            onChange={(kind) => form.change({ kind })}
            orientation="horizontal"
            errorMessage={form.errorOf('kind')}
            isRequired
          />
          {form.values.kind === OTHER && (
            <TextField {...form.textField('kindName')} label="어떤 동물인가요?" placeholder="토끼, 앵무새…" maxLength={30} isRequired />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

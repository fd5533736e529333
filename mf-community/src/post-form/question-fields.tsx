import { graphql } from '@petcare/api';
import { useSession } from '@petcare/auth';
import { TextField, type CheckedForm } from '@petcare/ui/form';
import { Select } from '@petcare/ui/choice';
import { useQuery } from 'urql';
import { SYMPTOM_MAX, type PostDraft } from './post-draft.ts';

const QuestionFields_Pets = graphql(`
  query QuestionFields_Pets {
    getMyPetsByPage(count: 20) {
      id
      name
    }
  }
`);

const GUARDIAN = 0;

/** The subject of a question, if whoever asks wants to say. */
export function QuestionFields({ form, keepsPet }: { form: CheckedForm<PostDraft>; keepsPet: boolean }) {
  const session = useSession();
  const hasPets = session.status === 'signed-in' && session.identity.accountType === GUARDIAN;
  const [{ data }] = useQuery({ query: QuestionFields_Pets, pause: !hasPets });
  const pets = data?.getMyPetsByPage ?? [];
  const options = [
    { value: '', label: keepsPet ? '바꾸지 않음' : '선택 안 함' },
    ...pets.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {pets.length > 0 && (
        <Select
          label="어떤 아이인가요? (선택)"
          options={options}
          value={form.values.petId}
          onChange={(petId) => form.change({ petId })}
          description="종류와 나이만 질문에 함께 보여요."
          errorMessage={form.errorOf('petId')}
        />
      )}
      <TextField
        label="증상 (선택)"
        {...form.textField('symptom')}
        maxLength={SYMPTOM_MAX}
        placeholder="예: 어제부터 오른쪽 귀를 자주 긁어요"
      />
    </>
  );
}

import { graphql } from '@petcare/api';
import { Select } from '@petcare/ui/choice';
import { useQuery } from 'urql';

const PetChoice_Pets = graphql(`
  query PetChoice_Pets {
    getMyPetsByPage(count: 20) {
      id
      name
    }
  }
`);

type Props = { value: string; onChange: (petId: string) => void };

/** Which of the person's pets was there. Nothing where there is none, or while they can't be had: a review needs no pet. */
export function PetChoice({ value, onChange }: Props) {
  const [{ data }] = useQuery({ query: PetChoice_Pets });
  const pets = data?.getMyPetsByPage ?? [];
  if (pets.length === 0) return null;
  const options = [{ value: '', label: '선택 안 함' }, ...pets.map(({ id, name }) => ({ value: id, label: name }))];
  return <Select label="함께 간 반려동물" options={options} value={value} onChange={onChange} />;
}

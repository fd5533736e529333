import { graphql } from '@petcare/api';
import { Select } from '@petcare/ui/choice';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from 'urql';

const PetChoice_Pets = graphql(`
  query PetChoice_Pets {
    living: getMyPetsByPage(count: 20) {
      id
      name
    }
    archived: getMyPetsByPage(archived: true, count: 20) {
      id
      name
    }
  }
`);

type Props = {
  /** Null until the person has said: the main one then. '' for none. */
  value: string | null;
  errorMessage: string | undefined;
  onChange: (petId: string) => void;
};

/**
 * The choice of the pet that was there, also one that has died since. Draws nothing where there is none, or while they can't be had: a
 * review needs no pet.
 */
export function PetChoice({ value, errorMessage, onChange }: Props) {
  const [{ data }] = useQuery({ query: PetChoice_Pets });
  const pets = data ? [...data.living, ...data.archived] : [];
  const main = data?.living[0]?.id;
  const choose = useEffectEvent(onChange);
  useEffect(() => {
    if (value === null && main !== undefined) choose(main);
  }, [value, main]);
  if (pets.length === 0) return null;
  const options = [{ value: '', label: '선택 안 함' }, ...pets.map(({ id, name }) => ({ value: id, label: name }))];
  return <Select label="함께 간 반려동물" options={options} value={value ?? ''} onChange={onChange} errorMessage={errorMessage} />;
}

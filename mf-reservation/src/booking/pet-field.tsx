import { graphql } from '@petcare/api';
import { lazyPiece } from '@petcare/remote';
import { Button, Inline, tokens, ToggleChip } from '@petcare/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';

const AddPet = lazyPiece(() => import('./add-pet.tsx').then((m) => m.AddPet));

const PetField_Pets = graphql(`
  query PetField_Pets {
    getMyPetsByPage(count: 20) {
      id
      name
      kindName
    }
  }
`);

type Props = {
  /** Undefined until the person has said: the main one then. */
  value: string | null | undefined;
  /** Told of the name too, also of the one that is chosen from the start. */
  onChange: (petId: string | null, name: string) => void;
};

/** The choice of the animal that comes; a new one is added here. Without an answer nothing is lost: a booking needs none. */
export function PetField({ value, onChange }: Props) {
  const [{ data }, again] = useQuery({ query: PetField_Pets });
  const [isAdding, setAdding] = useState(false);
  const [wasAdding, setWasAdding] = useState(false);
  const [fresh, setFresh] = useState<{ id: string; name: string; kindName: string } | null>(null);
  const known = data?.getMyPetsByPage ?? [];
  const pets = fresh && !known.some(({ id }) => id === fresh.id) ? [...known, fresh] : known;
  const chosen = value === undefined ? pets[0] : pets.find(({ id }) => id === value);

  const tell = useEffectEvent((id: string | null, name: string) => onChange(id, name));
  const [chosenId, chosenName] = [chosen?.id, chosen?.name];
  // One that was kept and has gone since is chosen no more.
  const isGone = data !== undefined && Boolean(value) && !chosen;
  useEffect(() => {
    if (chosenId && chosenName) tell(chosenId, chosenName);
    else if (isGone) tell(null, '');
  }, [chosenId, chosenName, isGone]);

  const add = () => {
    setWasAdding(true);
    setAdding(true);
  };
  const added = (id: string, name: string) => {
    setAdding(false);
    setFresh({ id, name, kindName: '' });
    again({ requestPolicy: 'network-only' });
    onChange(id, name);
  };
  return (
    <>
      {data && pets.length === 0 && <Hint>반려동물을 등록하면 예약할 때마다 다시 적지 않아도 돼요.</Hint>}
      <Inline gap={2} role="group" aria-label="내 반려동물">
        {pets.map(({ id, name, kindName }) => (
          <ToggleChip
            key={id}
            icon="paw"
            isSelected={id === chosen?.id}
            onChange={(isChosen) => onChange(isChosen ? id : null, isChosen ? name : '')}
          >
            {name}
            <Kind>{kindName}</Kind>
          </ToggleChip>
        ))}
        <Button variant={data && pets.length === 0 ? 'secondary' : 'ghost'} icon="plus" onPress={add}>
          반려동물 추가
        </Button>
      </Inline>
      {wasAdding && <AddPet isOpen={isAdding} onClose={() => setAdding(false)} onAdded={added} />}
    </>
  );
}

const Hint = styled.p`
  margin: 0 0 ${tokens.space[3]};
  color: ${tokens.color.textSoft};
  word-break: keep-all;
`;

const Kind = styled.span`
  color: ${tokens.color.textMute};
  font-weight: ${tokens.font.weight.regular};
`;

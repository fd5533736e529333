import { graphql } from '@petcare/api';
import { Inline, tokens, ToggleChip } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';

const PetChips_Pets = graphql(`
  query PetChips_Pets {
    getMyPetsByPage(count: 20) {
      id
      name
      kind {
        id
        name
        division
      }
    }
  }
`);

type Chosen = { petId: string | null; petName: string; petKind: string };
type Props = { petId: string | null; onChoose: (pet: Chosen) => void };

/** The person's own animals, each a press away. Nothing while they can't be had: a booking needs none. */
export function PetChips({ petId, onChoose }: Props) {
  const [{ data }] = useQuery({ query: PetChips_Pets });
  if (!data) return null;
  if (data.getMyPetsByPage.length === 0)
    return <More to="/mypage/mypet?form=new">반려동물을 등록해 두면 다음부터 바로 고를 수 있어요</More>;
  return (
    <Inline gap={2} role="group" aria-label="내 반려동물">
      {data.getMyPetsByPage.map(({ id, name, kind }) => (
        <ToggleChip
          key={id}
          icon="paw"
          isSelected={id === petId}
          onChange={(isChosen) =>
            onChoose(
              isChosen
                ? { petId: id, petName: name, petKind: kind?.division ?? kind?.name ?? '' }
                : { petId: null, petName: '', petKind: '' },
            )
          }
        >
          {name}
        </ToggleChip>
      ))}
    </Inline>
  );
}

const More = styled(Link)`
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
`;

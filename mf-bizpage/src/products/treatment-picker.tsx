import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Badge, focusRing, SearchField, Skeleton, tokens } from '@petcare/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { treatmentsNamed, treatmentsOf } from './treatments.ts';

const TreatmentPicker_Medicals = graphql(`
  query TreatmentPicker_Medicals {
    getMedicals {
      id
      name
      child {
        id
        name
        child {
          id
          name
        }
      }
    }
  }
`);

type Props = {
  chosen: string;
  /** The hospital has these already. */
  taken: ReadonlySet<string>;
  onChoose: (id: string, name: string) => void;
  errorMessage: string | undefined;
};

/** A treatment of the tree, found by its name. */
export function TreatmentPicker({ chosen, taken, onChoose, errorMessage }: Props) {
  const { standIn, data } = answerOf(useQuery({ query: TreatmentPicker_Medicals }), <Skeleton variant="list" count={3} />);
  const [search, setSearch] = useState('');
  if (standIn) return standIn;
  const treatments = treatmentsOf(data.getMedicals);
  const named = treatmentsNamed(treatments, search);
  // What is chosen stays in sight while another name is typed.
  const found = named.some(({ id }) => id === chosen) ? named : [...treatments.filter(({ id }) => id === chosen), ...named];
  return (
    <Frame role="radiogroup" aria-label="진료 항목" aria-invalid={errorMessage ? true : undefined}>
      <SearchField label="진료 항목 찾기" placeholder="예: 초진, 엑스선, 백신" value={search} onChange={setSearch} />
      <List>
        {found.map(({ id, name, kind }, index) => (
          <li key={id}>
            {found[index - 1]?.kind !== kind && <Kind>{kind}</Kind>}
            <Choice>
              <input type="radio" name="medicalId" checked={chosen === id} disabled={taken.has(id)} onChange={() => onChoose(id, name)} />
              <span>{name}</span>
              {taken.has(id) && <Badge>올려 둠</Badge>}
            </Choice>
          </li>
        ))}
        {found.length === 0 && <li>찾는 진료 항목이 없어요. 다른 말로 찾아보세요.</li>}
      </List>
      <Problem role="alert">{errorMessage}</Problem>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const List = styled.ul`
  max-height: 18rem;
  margin: 0;
  padding: ${tokens.space[2]} ${tokens.space[4]};
  overflow-y: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  list-style: none;
`;

const Kind = styled.p`
  padding-top: ${tokens.space[2]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  cursor: pointer;
  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${tokens.color.primary};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has(:disabled) {
    color: ${tokens.color.textMute};
    cursor: not-allowed;
  }
`;

const Problem = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.font.size.sm};
  &:empty {
    display: none;
  }
`;

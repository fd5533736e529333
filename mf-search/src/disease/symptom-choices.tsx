import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { media, Skeleton, ToggleChip, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { MOST_SYMPTOMS, type DiseaseSearch } from './disease-search.ts';
import { symptomText } from './disease-summary.ts';

const SymptomChoices_Symptoms = graphql(`
  query SymptomChoices_Symptoms($division: String, $group: String, $parent: String) {
    getSymptomsByPage(division: $division, group: $group, parent: $parent, count: 100) {
      id
      division
      group
      parent
      child
    }
  }
`);

type Props = { wish: DiseaseSearch; onChoose: (symptoms: string[]) => void };

/** The single symptoms of a complaint; those of other complaints stay chosen. */
export function SymptomChoices({ wish: { division, group, parent, symptoms }, onChoose }: Props) {
  const { standIn, data, isLoading } = answerOf(
    useQuery({ query: SymptomChoices_Symptoms, variables: { division, group, parent } }),
    <Skeleton />,
  );
  if (standIn) return standIn;
  const below = data.getSymptomsByPage.filter(
    (symptom) => symptom.parent === parent && symptom.group === group && symptom.division === division,
  );
  if (isLoading && below.length === 0) return <Skeleton />;
  const isFull = symptoms.length >= MOST_SYMPTOMS;
  return (
    <>
      <Choices>
        {below.map((symptom) => {
          const isChosen = symptoms.includes(symptom.id);
          return (
            <li key={symptom.id}>
              <Choice
                icon={isChosen ? 'check' : 'plus'}
                isSelected={isChosen}
                isDisabled={isFull && !isChosen}
                onChange={(isOn) => onChoose(isOn ? [...symptoms, symptom.id] : symptoms.filter((id) => id !== symptom.id))}
              >
                {symptomText(symptom)}
              </Choice>
            </li>
          );
        })}
      </Choices>
      {isFull && <Full>증상은 {MOST_SYMPTOMS}개까지 고를 수 있어요.</Full>}
    </>
  );
}

const Choices = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Choice = styled(ToggleChip)`
  width: 100%;
  height: 100%;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.md};
  line-height: 1.4;
  text-align: left;
  white-space: normal;
  word-break: keep-all;
  overflow-wrap: anywhere;
  gap: ${tokens.space[2]};
  > svg {
    flex: none;
  }
`;

const Full = styled.p`
  margin-top: ${tokens.space[3]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
`;

import { Badge, Card, Icon, Tag, tokens } from '@petcare/ui';
import { styled } from 'styled-components';
import { CardName, CardNameLink } from '../listing/card-name.ts';
import { diseasePath } from './disease-search.ts';
import { animalsOf, symptomText, type DiseaseSummary } from './disease-summary.ts';

type Props = { disease: DiseaseSummary; chosen?: readonly string[] };

const MOST_SHOWN = 3;

/** One disease of a list: how many of the chosen symptoms it has, and which; without any, what it is known by. */
export function DiseaseCard({ disease, chosen = [] }: Props) {
  const { id, name, symptoms, medicalDisease } = disease;
  const matched = symptoms.filter((symptom) => chosen.includes(symptom.id));
  const isAsked = chosen.length > 0;
  const texts = [...new Set((matched.length > 0 ? matched : symptoms).map(symptomText))];
  return (
    <Frame as="article" padding="sm" interactive>
      <Head>
        <CardName>
          <CardNameLink to={diseasePath(id, chosen)}>{name}</CardNameLink>
        </CardName>
        {animalsOf(symptoms).map((animal) => (
          <Badge key={animal}>{animal}</Badge>
        ))}
      </Head>
      {isAsked && (
        <Match>
          <Dots aria-hidden>
            {chosen.map((symptom, index) => (
              <Dot key={symptom} $isOn={index < matched.length} />
            ))}
          </Dots>
          고른 증상 {chosen.length}개 중 <strong>{matched.length}개</strong>
        </Match>
      )}
      <Symptoms>
        {texts.slice(0, MOST_SHOWN).map((text) => (
          <li key={text}>
            <Icon name={matched.length > 0 ? 'check' : 'paw'} size={14} />
            <span>{text}</span>
          </li>
        ))}
      </Symptoms>
      {medicalDisease.length > 0 && (
        <Fields>
          {medicalDisease.slice(0, MOST_SHOWN).map((field) => (
            <Tag key={field} tone="accent">
              {field}
            </Tag>
          ))}
        </Fields>
      )}
    </Frame>
  );
}

const Frame = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[2]};
  height: 100%;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
`;

const Match = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-variant-numeric: tabular-nums;
  > strong {
    color: ${tokens.color.primaryHover};
  }
`;

const Dots = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 3px;
  margin-right: ${tokens.space[1]};
`;

const Dot = styled.span<{ $isOn: boolean }>`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${tokens.radius.full};
  background: ${({ $isOn }) => ($isOn ? tokens.color.primaryVivid : tokens.color.border)};
`;

const Symptoms = styled.ul`
  display: grid;
  gap: 2px;
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  > li {
    display: flex;
    align-items: flex-start;
    gap: ${tokens.space[1]};
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-top: 0.3em;
    color: ${tokens.color.primaryLine};
  }
`;

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  margin-top: auto;
  padding-top: ${tokens.space[1]};
`;

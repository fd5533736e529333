import { Badge, Card, Icon, media, Section, tokens, VisuallyHidden } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { diseaseSearchPath } from './disease-search.ts';
import { symptomText } from './disease-summary.ts';
import type { DiseaseSymptom } from './disease.ts';

type Props = { symptoms: readonly DiseaseSymptom[]; chosen: readonly string[] };

/** Its symptoms below their complaints; those by which it was found stand out. */
export function DiseaseSymptoms({ symptoms, chosen }: Props) {
  const complaints = new Map<string, DiseaseSymptom[]>();
  for (const symptom of symptoms) {
    const key = [symptom.division, symptom.group, symptom.parent].join('|');
    complaints.set(key, [...(complaints.get(key) ?? []), symptom]);
  }
  const matched = symptoms.filter(({ id }) => chosen.includes(id)).length;
  return (
    <Section title="이런 증상이 보여요" description={matched > 0 ? `고른 증상 ${matched}개가 이 질병의 증상이에요.` : undefined}>
      <Complaints>
        {[...complaints].map(([key, some]) => {
          const [{ division, group, parent } = { division: '', group: '', parent: '' }] = some;
          return (
            <Card key={key} as="li" padding="sm">
              <Where>
                {division} · {group}
              </Where>
              <Complaint>
                <Link to={diseaseSearchPath({ division, group, parent })}>{parent}</Link>
              </Complaint>
              <List>
                {some
                  .filter(({ child }) => child !== null)
                  .map((symptom) => {
                    const isChosen = chosen.includes(symptom.id);
                    return (
                      <Row key={symptom.id} $isChosen={isChosen}>
                        <Icon name={isChosen ? 'check-circle' : 'paw'} size={16} />
                        <span>
                          {symptomText(symptom)}
                          {isChosen && <VisuallyHidden> (고른 증상)</VisuallyHidden>}
                        </span>
                      </Row>
                    );
                  })}
              </List>
              {some.some(({ child, id }) => child === null && chosen.includes(id)) && <Badge tone="primary">고른 증상</Badge>}
            </Card>
          );
        })}
      </Complaints>
    </Section>
  );
}

const Complaints = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Where = styled.p`
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.xs};
`;

const Complaint = styled.h3`
  margin-bottom: ${tokens.space[1]};
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.bold};
  word-break: keep-all;
  overflow-wrap: anywhere;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.touchTarget};
    color: inherit;
  }
  a:hover {
    color: ${tokens.color.primaryHover};
    text-decoration: underline;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[1]};
`;

const Row = styled.li<{ $isChosen: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[2]};
  color: ${({ $isChosen }) => ($isChosen ? tokens.color.primaryHover : tokens.color.textSoft)};
  font-size: 0.9375rem;
  font-weight: ${({ $isChosen }) => ($isChosen ? tokens.font.weight.semibold : tokens.font.weight.regular)};
  word-break: keep-all;
  overflow-wrap: anywhere;
  svg {
    flex: none;
    margin-top: 0.28em;
    color: ${({ $isChosen }) => ($isChosen ? tokens.color.primary : tokens.color.primaryLine)};
  }
`;

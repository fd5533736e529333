import { graphql } from '@petcare/api';
import { answerOf } from '@petcare/remote';
import { Card, focusRing, Icon, Skeleton, Stack, tokens } from '@petcare/ui';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuery } from 'urql';
import { diseaseSearchPath, type DiseaseSearch } from './disease-search.ts';
import { SymptomChoices } from './symptom-choices.tsx';

const SymptomSteps_Tree = graphql(`
  query SymptomSteps_Tree {
    getSymptomTree {
      name
      groups {
        name
        parents {
          name
        }
      }
    }
  }
`);

type Props = { wish: DiseaseSearch; onChoose: (symptoms: string[]) => void };

/** From the animal over the part of its body and the complaint to single symptoms: each choice opens the next. */
export function SymptomSteps({ wish, onChoose }: Props) {
  const { standIn, data } = answerOf(useQuery({ query: SymptomSteps_Tree }), <Skeleton variant="block" />);
  if (standIn) return standIn;
  const { division, group, parent, symptoms } = wish;
  const groups = data.getSymptomTree.find(({ name }) => name === division)?.groups;
  const parents = groups?.find(({ name }) => name === group)?.parents;
  const isOpen = parents?.some(({ name }) => name === parent);
  return (
    <Card>
      <Stack gap={6}>
        <Step title="누가 아픈가요?">
          {/* Another animal's symptoms are others: they are chosen anew. */}
          <Ways
            icon="paw"
            names={data.getSymptomTree.map(({ name }) => name)}
            current={division}
            hrefOf={(name) => diseaseSearchPath({ division: name, symptoms: name === division ? symptoms : [] })}
          />
        </Step>
        {groups && (
          <Step title="어디가 불편해 보이나요?">
            <Ways
              names={groups.map(({ name }) => name)}
              current={group}
              hrefOf={(name) => diseaseSearchPath({ division, group: name, symptoms })}
            />
          </Step>
        )}
        {parents && (
          <Step title="무엇이 걱정되나요?">
            <Ways
              names={parents.map(({ name }) => name)}
              current={parent}
              hrefOf={(name) => diseaseSearchPath({ division, group, parent: name, symptoms })}
            />
          </Step>
        )}
        {isOpen && (
          <Step title="보이는 증상을 모두 골라 주세요">
            <SymptomChoices wish={wish} onChoose={onChoose} />
          </Step>
        )}
      </Stack>
    </Card>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </section>
  );
}

type WaysProps = { names: readonly string[]; current: string | null; hrefOf: (name: string) => string; icon?: 'paw' };

function Ways({ names, current, hrefOf, icon }: WaysProps) {
  return (
    <List>
      {names.map((name) => (
        <li key={name}>
          <Way to={hrefOf(name)} aria-current={name === current ? 'true' : undefined}>
            {icon && <Icon name={icon} size={18} />}
            <span>{name}</span>
          </Way>
        </li>
      ))}
    </List>
  );
}

const Title = styled.h2`
  margin-bottom: ${tokens.space[3]};
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.bold};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[1]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: 1.375rem;
  background: ${tokens.color.surface};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  word-break: keep-all;
  transition:
    background ${tokens.motion.fast},
    border-color ${tokens.motion.fast};
  &:hover {
    border-color: ${tokens.color.primaryLine};
    background: ${tokens.color.primarySoft};
  }
  &[aria-current] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};
    font-weight: ${tokens.font.weight.semibold};
  }
  &:focus-visible {
    ${focusRing}
  }
`;

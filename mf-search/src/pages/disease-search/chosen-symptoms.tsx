import { Button, focusRing, Icon, tokens, VisuallyHidden } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { diseaseSearchPath, type DiseaseSearch } from '../../lib/disease-search.ts';
import { symptomText } from '../../parts/disease-summary.ts';

type Symptom = { id: string; parent: string; child: string | null };
type Props = { wish: DiseaseSearch; symptoms: readonly Symptom[]; onClear: () => void };

/** What has been chosen, each to be taken back by a tap. */
export function ChosenSymptoms({ wish, symptoms, onClear }: Props) {
  if (symptoms.length === 0) return null;
  return (
    <Frame aria-label="고른 증상">
      <Head>
        <h2>
          고른 증상 <strong>{symptoms.length}</strong>개
        </h2>
        <Button variant="ghost" size="sm" onPress={onClear}>
          모두 지우기
        </Button>
      </Head>
      <List>
        {symptoms.map((symptom) => (
          <li key={symptom.id}>
            <Chosen to={diseaseSearchPath({ ...wish, page: 1, symptoms: wish.symptoms.filter((id) => id !== symptom.id) })}>
              {symptomText(symptom)}
              <VisuallyHidden>빼기</VisuallyHidden>
              <Icon name="close" size={14} />
            </Chosen>
          </li>
        ))}
      </List>
    </Frame>
  );
}

const Frame = styled.section`
  padding: ${tokens.space[4]};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.primarySoft};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${tokens.space[2]};
  h2 {
    font-size: ${tokens.font.size.md};
    font-weight: ${tokens.font.weight.bold};
  }
  strong { color: ${tokens.color.primaryHover}; }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

const Chosen = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[1]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.primaryLine};
  border-radius: 1.375rem;
  background: ${tokens.color.surface};
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  line-height: 1.35;
  word-break: keep-all;
  overflow-wrap: anywhere;
  &:hover { border-color: ${tokens.color.primary}; }
  &:focus-visible { ${focusRing} }
  > svg { flex: none; }
`;

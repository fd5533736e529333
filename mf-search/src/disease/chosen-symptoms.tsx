import { Button, focusRing, Icon, tokens, useFocusKept, VisuallyHidden } from '@petcare/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { diseaseSearchPath, type DiseaseSearch } from './disease-search.ts';
import { symptomText } from './disease-summary.ts';

type Symptom = { id: string; parent: string; child: string | null };
type Props = { wish: DiseaseSearch; symptoms: readonly Symptom[]; onClear: () => void };

/** The chosen symptoms, each to be taken back by a tap. */
export function ChosenSymptoms(props: Props) {
  return props.symptoms.length === 0 ? null : <Chosen {...props} />;
}

function Chosen({ wish, symptoms, onClear }: Props) {
  const frame = useRef<HTMLElement>(null);
  useFocusKept(frame);
  return (
    <Frame ref={frame} tabIndex={-1} aria-label="고른 증상">
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
            <ChosenOne
              text={symptomText(symptom)}
              without={diseaseSearchPath({ ...wish, page: 1, symptoms: wish.symptoms.filter((id) => id !== symptom.id) })}
            />
          </li>
        ))}
      </List>
    </Frame>
  );
}

function ChosenOne({ text, without }: { text: string; without: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusKept(link);
  return (
    <TakeBack ref={link} to={without}>
      {text}
      <VisuallyHidden>삭제</VisuallyHidden>
      <Icon name="close" size={14} />
    </TakeBack>
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
  strong {
    color: ${tokens.color.primaryHover};
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

const TakeBack = styled(Link)`
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
  &:hover {
    border-color: ${tokens.color.primary};
  }
  &:focus-visible {
    ${focusRing}
  }
  > svg {
    flex: none;
  }
`;

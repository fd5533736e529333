import { Card, focusRing, Icon, tokens } from '@petcare/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { medicalPricePath } from './medical-search.ts';
import { WeightLinks } from './weight-links.tsx';

type Region = { sido: string | null; sigungu: string | null };
type Props = { treatment: { id: string; name: string; child: readonly { id: string; name: string }[] }; region: Region };

/** A treatment, and the weights of the animal where its price depends on them. */
export function TreatmentCard({ treatment: { id, name, child }, region: { sido, sigungu } }: Props) {
  return (
    <Frame padding="sm" interactive>
      <Name>
        <NameLink to={medicalPricePath({ medical: id, sido, sigungu })}>{name}</NameLink>
        <Icon name="chevron-right" size={18} />
      </Name>
      {child.length > 0 && (
        <WeightLinks name={name} weights={child} hrefOf={(weight) => medicalPricePath({ medical: weight, sido, sigungu })} />
      )}
    </Frame>
  );
}

const Frame = styled(Card)`
  position: relative;
  display: grid;
  gap: ${tokens.space[2]};
  align-content: center;
  height: 100%;
`;

const Name = styled.h3`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-height: 1.75rem;
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.semibold};
  word-break: keep-all;
  > svg {
    flex: none;
    color: ${tokens.color.textMute};
  }
`;

const NameLink = styled(Link)`
  color: inherit;
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.lg};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    ${focusRing}
  }
`;

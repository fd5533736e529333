import type { Feature } from '@petcare/features';
import { busyLine, Skeleton, Tag, tokens } from '@petcare/ui';
import { styled } from 'styled-components';

export function Waiting() {
  return (
    <More>
      <Skeleton variant="list" count={4} />
    </More>
  );
}

/** The features of a place, in phrases alone so that they may stand in a link. */
export function FeatureTags({ features }: { features: readonly Feature[] }) {
  if (features.length === 0) return null;
  return (
    <Tags>
      {features.map(({ name, label, icon }) => (
        <Tag key={name} icon={icon} tone={name === 'allowReservation' ? 'accent' : 'neutral'}>
          {label}
        </Tag>
      ))}
    </Tags>
  );
}

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
`;

export const Distance = styled.span`
  flex: none;
  color: ${tokens.color.primaryHover};
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  font-variant-numeric: tabular-nums;
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  min-height: ${tokens.touchTarget};
  padding: ${tokens.space[1]} ${tokens.space[4]};
  color: ${tokens.color.textSoft};
  font-size: ${tokens.font.size.sm};
  strong {
    color: ${tokens.color.primaryHover};
  }
`;

export const Rows = styled.ul`
  ${busyLine}
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
  }
  > li + li {
    border-top: 1px solid ${tokens.color.border};
  }
`;

export const More = styled.div`
  padding: ${tokens.space[4]};
`;

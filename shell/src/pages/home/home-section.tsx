import { Icon, Section, tokens, VisuallyHidden } from '@petcare/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type Props = { title: string; description: string; to: string; children: ReactNode };

/** A part of the home page that another package fills, with the way to all of it. */
export function HomeSection({ title, description, to, children }: Props) {
  return (
    <Part
      title={title}
      description={description}
      actions={
        <More to={to}>
          <VisuallyHidden>{title} </VisuallyHidden>
          더보기
          <Icon name="chevron-right" size={16} />
        </More>
      }
    >
      {children}
    </Part>
  );
}

const Part = styled(Section)`
  && {
    margin-top: 0;
  }
  & h2 {
    font-size: 1.375rem;
  }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-end;
  flex: none;
  gap: 0.125rem;
  min-height: ${tokens.touchTarget};
  margin-bottom: -0.5rem;
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.medium};
  color: ${tokens.color.textMute};
  &:hover {
    color: ${tokens.color.primary};
  }
`;

import { Icon, Section, tokens, VisuallyHidden } from '@petcare/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type Props = {
  title: string;
  description: string;
  to: string;
  /** Whoever has done it last finds the part further up. */
  act: 'hospitals' | 'fee' | 'reviews' | 'posts' | 'columns';
  children: ReactNode;
};

/** A part of the home page that another package fills, with the way to all of it; away where the part shows nothing. */
export function HomeSection({ title, description, to, act, children }: Props) {
  return (
    <Part
      $act={act}
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

const Part = styled(Section)<{ $act: string }>`
  && {
    margin-top: 0;
    order: var(--act-${({ $act }) => $act}, 0);
  }
  /* Rendered as nothing, or standing there with nothing: behind what is still waiting there is more to come. */
  &:has([data-owner][data-rendered]:empty),
  &:has([data-slot] > :only-child > [data-owner]:empty) {
    display: none;
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

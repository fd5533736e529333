import { media, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = { title: string; detail: ReactNode; badges: ReactNode; actions: ReactNode };

/** A line of somebody or some place: who, since when, and what can be done. */
export function PersonRow({ title, detail, badges, actions }: Props) {
  return (
    <Row>
      <div>
        <Title>
          <strong>{title}</strong>
          {badges}
        </Title>
        <Detail>{detail}</Detail>
      </div>
      <Actions>{actions}</Actions>
    </Row>
  );
}

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  & + & {
    border-top: 1px solid ${tokens.color.border};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  margin-top: ${tokens.space[1]};
  color: ${tokens.color.textMute};
  font-size: ${tokens.font.size.sm};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

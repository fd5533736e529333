import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../foundation/media.ts';
import { tokens } from '../foundation/tokens.ts';

/** Props of `PageTitle`. */
export interface PageTitleProps {
  /** The heading. */
  children: ReactNode;
  /** A sentence below the heading. */
  description?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
}

/** The page's only `h1`. */
export function PageTitle({ children, description, actions }: PageTitleProps) {
  return (
    <Row>
      <Heading>{children}</Heading>
      {description && <Lead>{description}</Lead>}
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  margin-bottom: ${tokens.space[6]};
`;

const Heading = styled.h1`
  font-size: ${tokens.font.size.xl};
  font-weight: ${tokens.font.weight.bold};
  ${media.tablet} {
    font-size: ${tokens.font.size['2xl']};
  }
`;

// Read before the buttons, seen below them: beside the heading alone they cost a phone no line of their own.
const Lead = styled.p`
  order: 1;
  width: 100%;
  color: ${tokens.color.textMute};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;

import { Card, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A titled group of fields, two beside each other where there is room. */
export function FieldsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame as="section" padding="lg" aria-label={title}>
      <Heading>{title}</Heading>
      <Fields>{children}</Fields>
    </Frame>
  );
}

/** Its own width decides: beside it there may stand a preview. */
const Frame = styled(Card)`
  container-type: inline-size;
`;

const Heading = styled.h3`
  margin: 0 0 ${tokens.space[5]};
  font-size: ${tokens.font.size.md};
  font-weight: ${tokens.font.weight.bold};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  @container (min-width: 34rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

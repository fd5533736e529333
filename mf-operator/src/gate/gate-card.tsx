import { Card, PageContainer, PageTitle, Stack } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** One step before the desk. */
export function GateCard({ title, description, children }: { title: string; description: ReactNode; children: ReactNode }) {
  return (
    <PageContainer width="narrow">
      <Narrow>
        <PageTitle description={description}>{title}</PageTitle>
        <Card padding="lg">
          <Stack gap={5}>{children}</Stack>
        </Card>
      </Narrow>
    </PageContainer>
  );
}

const Narrow = styled.div`
  max-width: 30rem;
  margin-inline: auto;
`;

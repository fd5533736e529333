import { Card, Icon, Stack, tokens } from '@petcare/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** The frame of the way to book, on a business's page. */
export function BookingCard({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card as="section" padding="lg" aria-label={`${name} 예약`}>
      <Stack gap={4}>
        <Heading>
          <Icon name="calendar" />
          예약
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

const Heading = styled.h2`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0;
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  & > svg {
    color: ${tokens.color.primary};
  }
`;

export const BookingLine = styled.p`
  margin: 0;
  color: ${tokens.color.textSoft};
  word-break: keep-all;
`;

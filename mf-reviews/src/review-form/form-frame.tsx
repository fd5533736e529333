import { Card, tokens } from '@petcare/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A form in the midst of a page; the keyboard goes on at its heading. */
export function FormFrame({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg">
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Card>
  );
}

const Title = styled.h3`
  margin: 0 0 ${tokens.space[5]};
  font-size: ${tokens.font.size.lg};
  font-weight: ${tokens.font.weight.bold};
  outline: none;
`;

import { Stack, tokens, useFocusKept } from '@petcare/ui';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

type Props = { title: string; children: ReactNode; footer?: ReactNode };

/** Hours as a visitor would be shown them. */
export function Shown({ title, children, footer }: Props) {
  const frame = useRef<HTMLElement>(null);
  useFocusKept(frame);
  return (
    <Frame ref={frame} aria-label={title}>
      <Stack gap={3}>
        <Title>{title}</Title>
        <div>{children}</div>
        {footer}
      </Stack>
    </Frame>
  );
}

const Frame = styled.section`
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.primaryLine};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
`;

const Title = styled.h4`
  font-size: ${tokens.font.size.sm};
  font-weight: ${tokens.font.weight.semibold};
  color: ${tokens.color.primaryHover};
`;

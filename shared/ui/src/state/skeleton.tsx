import { keyframes, styled } from 'styled-components';
import { Card } from '../display/card.tsx';
import { tokens } from '../foundation/tokens.ts';
import { Grid } from '../layout/grid.tsx';
import { Stack } from '../layout/stack.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const breathe = keyframes`50% { opacity: 0.5; }`;

function Lines({ count }: { count: number }) {
  return (
    <Stack gap={2}>
      {Array.from({ length: count }, (_, line) => (
        <Bone key={line} $width={line === count - 1 && count > 1 ? '62%' : '100%'} $height="0.9rem" $radius={tokens.radius.sm} />
      ))}
    </Stack>
  );
}

const shapes = {
  text: () => <Lines count={3} />,
  block: () => <Bone $width="100%" $height="12rem" $radius={tokens.radius.lg} />,
  card: () => (
    <Card padding="none">
      <Bone $width="100%" $height="9rem" $radius="0" />
      <Below gap={4}>
        <Bone $width="55%" $height="1.2rem" $radius={tokens.radius.sm} />
        <Lines count={2} />
      </Below>
    </Card>
  ),
  list: () => (
    <Row>
      <Bone $width="4.5rem" $height="4.5rem" $radius={tokens.radius.md} />
      <Stack gap={3}>
        <Bone $width="40%" $height="1.1rem" $radius={tokens.radius.sm} />
        <Lines count={2} />
      </Stack>
    </Row>
  ),
} as const;

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** The shape of what will be there. `card` fills a grid, `list` rows with a picture. Default text. */
  variant?: 'text' | 'block' | 'card' | 'list';
  /** The number of shapes. Default 1. */
  count?: number;
  /** Default 불러오는 중이에요. */
  label?: string;
}

/** The shape of what is being loaded, announced once as waiting. */
export function Skeleton({ variant = 'text', count = 1, label = '불러오는 중이에요.' }: SkeletonProps) {
  const Shape = shapes[variant];
  const bones = Array.from({ length: count }, (_, index) => <Shape key={index} />);
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{variant === 'card' ? <Grid>{bones}</Grid> : bones}</div>
    </div>
  );
}

const Bone = styled.div<{ $width: string; $height: string; $radius: string }>`
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  flex: none;
  max-width: 100%;
  border-radius: ${({ $radius }) => $radius};
  background: ${tokens.color.border};
  opacity: 0.85;
  animation: ${breathe} 1.4s ease-in-out infinite;
`;

// A style attribute in a rendered page is refused by its policy.
const Below = styled(Stack)`
  padding: ${tokens.space[5]};
`;

const Row = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]} 0;
  & + & {
    border-top: 1px solid ${tokens.color.border};
  }
  & > :last-child {
    flex: 1;
  }
`;

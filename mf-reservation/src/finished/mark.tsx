import { Icon, tokens, type IconName } from '@petcare/ui';
import { keyframes, styled } from 'styled-components';
import type { StageMark } from './stages.ts';

const looks: Record<StageMark, readonly [icon: IconName, background: string, color: string]> = {
  done: ['check', tokens.color.success, tokens.color.onPrimary],
  waiting: ['clock', tokens.color.warnSoft, tokens.color.warn],
  over: ['info', tokens.color.sunken, tokens.color.textSoft],
};

/** The sign of a reservation's stage above its heading, which says the same in words. */
export function Mark({ mark }: { mark: StageMark }) {
  return (
    <Disc key={mark} $mark={mark}>
      <Icon name={looks[mark][0]} size={32} />
    </Disc>
  );
}

const arrive = keyframes`
  from {
    opacity: 0;
    transform: scale(0.6);
  }
`;

const Disc = styled.div<{ $mark: StageMark }>`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  margin-bottom: ${tokens.space[4]};
  border-radius: ${tokens.radius.full};
  background: ${({ $mark }) => looks[$mark][1]};
  color: ${({ $mark }) => looks[$mark][2]};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${arrive} ${tokens.motion.slow} ${tokens.motion.easeOut};
  }
`;

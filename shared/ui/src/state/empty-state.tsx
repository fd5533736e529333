import { useRef, type ReactNode } from 'react';
import { useFocusKept } from '../foundation/use-focus-kept.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { StateAction, StateFrame, StatePicture, StateText, StateTitle } from './place-holder.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  /** The sentence that says what is missing: 아직 작성된 리뷰가 없어요. */
  title: string;
  /** Advice on what to do about it. */
  description?: ReactNode;
  /** Default paw. */
  icon?: IconName;
  /** A `LinkButton` or `Button`. */
  action?: ReactNode;
}

/** In place of a list without rows. */
export function EmptyState({ title, description, icon = 'paw', action }: EmptyStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame);
  return (
    <StateFrame ref={frame}>
      <StatePicture $tone="calm">
        <Icon name={icon} size={36} />
      </StatePicture>
      <StateTitle>{title}</StateTitle>
      {description && <StateText>{description}</StateText>}
      {action && <StateAction>{action}</StateAction>}
    </StateFrame>
  );
}

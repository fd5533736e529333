import { useRef } from 'react';
import { Button } from '../action/button.tsx';
import { useFocusKept } from '../foundation/use-focus-kept.ts';
import { StateAction, StateFrame, StatePicture, StateText, StateTitle } from './place-holder.ts';
import { Icon } from '../icon/icon.tsx';

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** The error, as a Korean sentence: `messageOfError(error)`. */
  message?: string;
  /** Default 화면을 불러오지 못했어요. */
  title?: string;
  /** Shows a button. */
  onRetry?: () => void;
  /** The label of the button. Default 다시 시도. */
  retryLabel?: string;
  /** In a small place inside a page: without the picture. */
  isSmall?: boolean;
  /** While the retry runs. */
  isRetrying?: boolean;
}

/** In place of content that could not be loaded; announced. */
export function ErrorState({
  message,
  title = '화면을 불러오지 못했어요.',
  onRetry,
  retryLabel = '다시 시도',
  isSmall,
  isRetrying,
}: ErrorStateProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame);
  return (
    <StateFrame ref={frame} role="alert" $isSmall={isSmall}>
      {!isSmall && (
        <StatePicture $tone="alarm">
          <Icon name="warning" size={36} />
        </StatePicture>
      )}
      <StateTitle>{title}</StateTitle>
      {message && <StateText>{message}</StateText>}
      {onRetry && (
        <StateAction>
          <Button variant="secondary" onPress={onRetry} isPending={isRetrying}>
            {retryLabel}
          </Button>
        </StateAction>
      )}
    </StateFrame>
  );
}
